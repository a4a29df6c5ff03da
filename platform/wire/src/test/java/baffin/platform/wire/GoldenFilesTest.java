package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One JSON file per command and event type and schema version, read for ever. A changed record needs a new schema
 * version
 * and an upcaster, never a changed file. Files of new types are written with {@code -Dbaffin.golden.write=true}.
 */
class GoldenFilesTest {

    private static final Path FILES = Path.of("src/test/resources/golden");
    private static final int MATCHES_MAX = 400;

    static Stream<Game<?, ?, ?, ?>> games() {
        return GameRegistry.installed().all().stream();
    }

    @BeforeAll
    static void writeMissing() throws IOException {
        if (Boolean.getBoolean("baffin.golden.write")) {
            for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
                write(game);
            }
            JsonCodec<?, ?, ?, ?> codec =
                    new JsonCodec<>(GameRegistry.installed().all().iterator().next(), Upcasters.none());
            for (MatchCommand command : MatchSamples.COMMANDS) {
                write(
                        MatchSamples.FOLDER,
                        "command/" + command.getClass().getSimpleName(),
                        codec.json().tree(command));
            }
            for (MatchEvent event : MatchSamples.EVENTS) {
                write(
                        MatchSamples.FOLDER,
                        "event/" + event.getClass().getSimpleName(),
                        codec.json().tree(event));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_golden_command_and_event_is_read_and_written_again_unchanged(Game<?, ?, ?, ?> game) throws IOException {
        JsonCodec<?, ?, ?, ?> codec = new JsonCodec<>(game, Upcasters.none());
        for (Path file : all(game, "command").toList()) {
            byte[] json = Files.readAllBytes(file);
            MatchCommand command = codec.json().read(json, MatchCommand.class);
            Class<?> decoded = command instanceof MatchCommand.OfPlatform ? Decoded.Bad.class : Decoded.Ok.class;
            assertThat(codec.command(json)).as("%s", file).isInstanceOf(decoded);
            assertThat(codec.json().bytes(command)).as("%s", file).asString().isEqualTo(compact(json));
        }
        for (Path file : all(game, "event").toList()) {
            byte[] json = Files.readAllBytes(file);
            MatchEvent event = codec.json().read(json, MatchEvent.class);
            assertThat(codec.json().bytes(event)).as("%s", file).asString().isEqualTo(compact(json));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_type_has_its_file(Game<?, ?, ?, ?> game) throws IOException {
        JsonCodec<?, ?, ?, ?> codec = new JsonCodec<>(game, Upcasters.none());

        assertHasAll(game, "command", codec.commandTypes());
        assertHasAll(game, "event", codec.eventTypes());
    }

    @Test
    void there_is_a_game_to_look_at() {
        assertThat(games()).isNotEmpty();
    }

    private static void assertHasAll(Game<?, ?, ?, ?> game, String kind, Collection<String> types) throws IOException {
        Set<String> missing = new TreeSet<>(types);
        all(game, kind).map(GoldenFilesTest::type).forEach(missing::remove);
        assertThat(missing)
                .as(
                        "types without a file in %s/%s/%s; write it with -Dbaffin.golden.write=true",
                        FILES, game.info().id(), kind)
                .isEmpty();
    }

    private static String compact(byte[] json) {
        return Trees.trusted(json).toString();
    }

    private static Stream<Path> all(Game<?, ?, ?, ?> game, String kind) throws IOException {
        return Stream.concat(files(game.info().id(), kind).stream(), files(MatchSamples.FOLDER, kind).stream());
    }

    private static List<Path> files(String folder, String kind) throws IOException {
        try (Stream<Path> all = Files.list(FILES.resolve(folder).resolve(kind))) {
            return all.sorted().toList();
        }
    }

    // "<Type>.v<schema>.json"
    private static String type(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.indexOf('.'));
    }

    private static <C extends Command, S, E extends Event> void write(Game<C, S, E, ?> game) throws IOException {
        JsonCodec<C, S, E, ?> codec = new JsonCodec<>(game, Upcasters.none());
        Map<String, ObjectNode> found = new TreeMap<>();
        int types = codec.commandTypes().size() + codec.eventTypes().size();
        for (int match = 0; match < MATCHES_MAX && found.size() < types; match++) {
            new RandomMatch<>(game).play(3, match, (step, state) -> {
                step.events().forEach(event -> keep(found, "event", codec.json().tree(event)));
                MatchCommand command = step.command();
                if (command != null) {
                    keep(found, "command", codec.json().tree(command));
                }
            });
        }
        for (Map.Entry<String, ObjectNode> entry : found.entrySet()) {
            write(game.info().id(), entry.getKey(), entry.getValue());
        }
    }

    private static void write(String folder, String name, ObjectNode tree) throws IOException {
        Path file = FILES.resolve(folder).resolve(name + ".v1.json");
        Files.createDirectories(file.getParent());
        if (!Files.exists(file)) {
            Files.writeString(file, tree.toPrettyString() + '\n');
        }
    }

    private static void keep(Map<String, ObjectNode> found, String kind, ObjectNode tree) {
        found.putIfAbsent(kind + '/' + tree.path("type").asText(), tree);
    }
}
