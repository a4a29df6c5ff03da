package baffin.lobby.competition.policy;

import baffin.game.GameInfo;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.GameRegistry;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Policies that an organiser can begin with, from the resource {@code templates.json}; they name no game. */
public final class PolicyTemplates {

    private static final String FILE = "templates.json";
    private static final String WORDS = "policy-templates";
    private static final List<Stored> ALL = load();

    private PolicyTemplates() {}

    /**
     * A template as it is stored.
     *
     * @param tableSizes seats of the tables that can be made
     */
    private record Stored(String id, ObjectNode policy, List<Integer> tableSizes) {

        static Stored of(JsonNode json) {
            ObjectNode policy = json.withObject("/policy");
            List<Integer> sizes = PolicyJson.read(begun(policy, "any", "any")).tableSizes();
            return new Stored(json.path("id").asText(), policy, sizes);
        }

        PolicyTemplate in(Locale language, String game) {
            Messages words = Messages.of(WORDS);
            String title = words.text(Phrase.of(id + ".title"), language);
            return new PolicyTemplate(
                    id, title, words.text(Phrase.of(id + ".text"), language), begun(policy, title, game));
        }
    }

    /**
     * All templates for which there is a game.
     *
     * @param game id of the game of every policy; null for the first game that has the seats
     * @param language of titles and texts
     */
    public static List<PolicyTemplate> of(@Nullable String game, Locale language) {
        return ALL.stream()
                .flatMap(template -> game(game, template.tableSizes()).stream().map(id -> template.in(language, id)))
                .toList();
    }

    private static ObjectNode begun(ObjectNode policy, String name, String game) {
        ObjectNode whole = Json.shared().object().put("name", name).put("game", game);
        return whole.setAll(policy);
    }

    private static Optional<String> game(@Nullable String wanted, List<Integer> tableSizes) {
        return GameRegistry.installed().all().stream()
                .<GameInfo>map(game -> game.info())
                .filter(game -> wanted == null || game.id().equals(wanted))
                .filter(game ->
                        tableSizes.stream().allMatch(size -> game.minSeats() <= size && size <= game.maxSeats()))
                .map(GameInfo::id)
                .findFirst();
    }

    private static List<Stored> load() {
        List<Stored> all = new ArrayList<>();
        try (InputStream file = PolicyTemplates.class.getResourceAsStream(FILE)) {
            Json.shared()
                    .parse(Objects.requireNonNull(file, FILE).readAllBytes())
                    .forEach(json -> all.add(Stored.of(json)));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " can't be read", e);
        }
        return List.copyOf(all);
    }
}
