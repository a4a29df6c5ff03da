package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.NewMatch;
import baffin.bot.client.model.Verification;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Nothing that was acknowledged is lost, whatever is killed in the middle of a match. */
abstract class Kills {

    private static final int BETWEEN_KILLS = 12;

    private final List<Long> acknowledged = new ArrayList<>();
    private final Random random = new Random(Integer.getInteger("baffin.seed", 11));
    private List<MatchClient> tables = List.of();

    @Test
    void matches_go_on_after_every_part_was_killed_in_turn(@Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "kill", 2)) {
            tables = players.sitDown(NewMatch.of("expedition", 2));
            for (String part : baffin.parts()) {
                playOn(players);
                baffin.kill(part);
                playOn(players);
            }
            baffin.kill("launcher");
            baffin.upAgain();
            playOn(players);
            baffin.kill("kafka");
            baffin.kill("rules");
            baffin.kill("launcher");
            baffin.upAgain();
            players.play(tables, random, Integer.MAX_VALUE, acknowledged::add);

            assertThatTheLogHasAllOfIt(tables.getFirst());
        }
    }

    /** Plays some commands; a match that ends is checked, and the next one begins. */
    private void playOn(Players players) throws InterruptedException {
        if (players.play(tables, random, BETWEEN_KILLS, acknowledged::add)) {
            assertThatTheLogHasAllOfIt(tables.getFirst());
            acknowledged.clear();
            tables = players.sitDown(NewMatch.of("expedition", 2));
            players.play(tables, random, BETWEEN_KILLS, acknowledged::add);
        }
    }

    private void assertThatTheLogHasAllOfIt(MatchClient table) {
        List<Long> versions = versions(table);
        assertThat(versions)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, versions.getLast()).boxed().toList());
        assertThat(versions).containsAll(acknowledged);
        assertThat(acknowledged).doesNotHaveDuplicates();
        Verification verification = table.verification();
        assertThat(verification.findings()).isEmpty();
        assertThat(verification.verified()).isTrue();
        assertThat(table.score(versions.getLast()).last()).isTrue();
    }

    static List<Long> versions(MatchClient table) {
        List<Long> versions = new ArrayList<>();
        long last = table.view().version();
        while (versions.isEmpty() || versions.getLast() < last) {
            JsonNode page = table.history(versions.isEmpty() ? 1 : versions.getLast() + 1);
            assertThat(page.path("items")).as("history after %s", versions).isNotEmpty();
            StreamSupport.stream(page.path("items").spliterator(), false)
                    .forEach(step -> versions.add(step.path("version").asLong()));
        }
        return versions;
    }
}
