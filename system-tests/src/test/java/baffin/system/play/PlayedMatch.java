package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.LegalActions;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.LongStream;

/** A match that is played by chance, each command of it sent twice, and what was acknowledged. */
final class PlayedMatch {

    private final List<Session> players;
    private final String id;
    private final Map<String, Long> acknowledged = new LinkedHashMap<>();
    private Session last;
    private long version = 1;
    private boolean over;

    /** @param players by seat */
    PlayedMatch(List<Session> players, String id) {
        this.players = players;
        this.id = id;
        this.last = players.getFirst();
    }

    String id() {
        return id;
    }

    /** The version that was acknowledged last. */
    long version() {
        return version;
    }

    /** Who was told of it. */
    Session last() {
        return last;
    }

    boolean over() {
        return over;
    }

    /** Plays so many legal commands, or to the end. */
    void play(Random random, int commands) {
        for (int count = 0; count < commands && !over; count++) {
            LegalActions legal = players.getFirst().table(id).legalActions(version);
            over = legal.toAct().isEmpty();
            if (!over) {
                last = players.get(legal.toAct().getFirst());
                act(last.table(id), random);
            }
        }
    }

    private void act(MatchClient table, Random random) {
        LegalActions legal = table.legalActions(version);
        JsonNode command =
                legal.items().get(random.nextInt(legal.items().size())).command();
        String key = UUID.randomUUID().toString();
        CommandResult result = table.send(key, legal.version(), command);
        version = result.version();
        acknowledged.put(key, version);
        assertThat(table.send(key, legal.version(), command).version())
                .as("the same key again")
                .isEqualTo(version);
    }

    /** The history has each command that was acknowledged once, at the version that was told, and no gap. */
    void assertThatTheHistoryHasAllOfIt() {
        Map<String, Long> found = new HashMap<>();
        for (Session player : players) {
            List<Long> versions = new ArrayList<>();
            while (versions.isEmpty() || versions.getLast() < version) {
                JsonNode page = player.table(id).history(versions.size() + 1).path("items");
                assertThat(page).as("history after %s", versions).isNotEmpty();
                page.forEach(step -> {
                    versions.add(step.path("version").asLong());
                    // nobody is told the keys of others
                    String key = step.path("commandId").asText();
                    assertThat(key.isEmpty() ? null : found.put(key, versions.getLast()))
                            .as("%s at another version", key)
                            .isNull();
                });
            }
            assertThat(versions)
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, versions.size()).boxed().toList());
        }
        assertThat(found).containsAllEntriesOf(acknowledged);
    }
}
