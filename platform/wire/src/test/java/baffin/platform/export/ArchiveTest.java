package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.match.GameRegistry;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Archived matches come out of this engine as they were, also those of earlier rules versions, which today's rules
 * replay. Matches whose outcome these rules change are listed in the archive's README.
 */
class ArchiveTest {

    private static final Path ARCHIVE = Path.of("src/test/resources/archive");
    private static final int MATCHES_MIN = 20;
    private static final long BYTES_MAX = 4L << 20;

    /** What may happen in a match of any game. */
    private static final List<String> FRAME = List.of(
            "MatchStarted",
            "MatchEnded",
            "SeatResigned",
            "StepUndone",
            "TimeRanOut",
            "TimeIsShort",
            "SeatHandedOver",
            "SeatForfeited",
            "SeatOffered",
            "AlternateAdded",
            "AlternateLeft",
            "OrdersSet",
            "OrderPlayed",
            "OrdersStopped",
            "PauseProposed",
            "ClockPaused",
            "ClockResumed",
            "QuietHoursSet");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(ARCHIVE)) {
            return files.filter(file -> file.toString().endsWith(".json.gz"))
                    .sorted()
                    .toList();
        }
    }

    static Stream<Game<?, ?, ?, ?>> games() {
        return GameRegistry.installed().all().stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_finished_match_is_replayed_without_any_difference_unless_it_is_listed(Path file) throws Exception {
        ObjectNode match = Exports.tree(Gzip.opened(Files.readAllBytes(file)));
        Exports.putRulesVersion(match, Exports.rulesVersion(match.path("game").asText()));
        ExportReport report = Exports.check(Exports.sealed(match));

        Optional<String> changed =
                ArchiveReadme.changed(ARCHIVE.relativize(file).toString().replace(".json.gz", ""));
        if (changed.isPresent()) {
            assertThat(report.findings()).as(file.toString()).first().asString().startsWith(changed.get());
            return;
        }
        assertThat(report.findings())
                .as("%s; where the rules changed, raise rulesVersion and list it in %s/README.md", file, ARCHIVE)
                .isEmpty();
        assertThat(report.game()).isEqualTo(file.getParent().getFileName().toString());
        assertThat(report.sheet()).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_archive_of_a_game_holds_all_tables_all_options_and_all_that_may_happen_in_a_match(Game<?, ?, ?, ?> game)
            throws Exception {
        Set<Integer> seats = new HashSet<>();
        Set<String> options = new HashSet<>();
        Set<String> events = new HashSet<>();
        int matches = 0;
        for (Path file : files()) {
            ObjectNode match = Exports.tree(Gzip.opened(Files.readAllBytes(file)));
            if (match.path("game").asText().equals(game.info().id())) {
                matches++;
                seats.add(match.path("setup").path("seats").size());
                match.path("setup")
                        .path("options")
                        .properties()
                        .forEach(one ->
                                options.add(one.getKey() + '=' + one.getValue().asText()));
                match.path("steps")
                        .forEach(step -> step.path("events")
                                .forEach(event -> events.add(event.path("type").asText())));
            }
        }
        assertThat(matches).isGreaterThanOrEqualTo(MATCHES_MIN);
        assertThat(seats).containsExactlyInAnyOrderElementsOf(tables(game.info()));
        assertThat(options).containsAll(values(game.info()));
        assertThat(events).containsAll(FRAME);
    }

    @Test
    void the_archive_stays_below_four_mebibytes() throws IOException {
        long bytes = 0;
        for (Path file : files()) {
            bytes += Files.size(file);
        }
        assertThat(bytes).isLessThan(BYTES_MAX);
    }

    private static List<Integer> tables(GameInfo game) {
        return IntStream.rangeClosed(game.minSeats(), game.maxSeats()).boxed().toList();
    }

    private static List<String> values(GameInfo game) {
        return game.options().stream()
                .flatMap(option -> option.values().stream().map(value -> option.name() + '=' + value))
                .toList();
    }
}
