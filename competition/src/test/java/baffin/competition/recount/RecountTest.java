package baffin.competition.recount;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.RandomLogs;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.policy.Points;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.testing.Effort;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The standing that the platform tells is the one that docs/standings.md describes, at every version. */
@Tag(Effort.SOAK)
class RecountTest {

    private static final int FEW = 6;

    static IntStream formats() {
        return IntStream.range(0, RandomLogs.FORMATS);
    }

    private static IntStream seeds(int usual) {
        return IntStream.range(Effort.first(), Effort.first() + Effort.many(usual));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_second_count_of_every_version_agrees(int format) {
        seeds(FEW).forEach(seed -> agree("format %d, seed %d".formatted(format, seed), RandomLogs.of(format, seed)));
    }

    @Test
    void byes_that_were_asked_for_and_pairs_kept_apart_are_among_them() {
        List<RoundPublished> rounds = seeds(20)
                .mapToObj(seed -> RandomLogs.of(1, seed))
                .flatMap(List::stream)
                .flatMap(record -> record.events().stream())
                .filter(RoundPublished.class::isInstance)
                .map(RoundPublished.class::cast)
                .toList();

        assertThat(rounds).anyMatch(round -> !round.forbidden().isEmpty());
        assertThat(rounds)
                .flatExtracting(RoundPublished::byes)
                .extracting(Bye::kind)
                .contains(ByeKind.REQUESTED);
    }

    @Test
    void rounds_that_were_withdrawn_and_seats_that_were_changed_are_among_them() {
        List<CompetitionEvent> events = seeds(20)
                .boxed()
                .flatMap(seed -> formats().mapToObj(format -> RandomLogs.of(format, seed)))
                .flatMap(List::stream)
                .flatMap(record -> record.events().stream())
                .toList();

        assertThat(events)
                .anyMatch(event ->
                        event instanceof RoundWithdrawn gone && !gone.lost().isEmpty())
                .anyMatch(event ->
                        event instanceof RoundWithdrawn gone && gone.lost().isEmpty())
                .anyMatch(event -> event instanceof SeatsExchanged);
    }

    private static void agree(String name, List<CompetitionRecord> log) {
        Ledger ledger = new Ledger();
        Competition state = null;
        for (CompetitionRecord record : log) {
            state = Competition.after(state, record);
            ledger.read(record);
            assertThat(rendered(state))
                    .as("%s, version %d", name, record.version())
                    .isEqualTo(counted(ledger));
        }
    }

    static List<String> rendered(Competition state) {
        return Standings.of(state).tables().stream().map(RecountTest::rendered).toList();
    }

    static List<String> counted(Ledger ledger) {
        return Recount.of(ledger).stream().map(group -> counted(ledger, group)).toList();
    }

    private static String rendered(StandingTable table) {
        return "division " + Objects.requireNonNullElse(table.division(), 0)
                + table.lines().stream().map(RecountTest::rendered).collect(Collectors.joining());
    }

    private static String rendered(StandingLine line) {
        return text(
                line.rank(),
                line.entrant(),
                exact(line.points()),
                exact(line.penalties()),
                line.played() + " played, byes " + line.byes() + (line.struck() ? ", struck" : ""),
                line.tieBreaks().stream().map(RecountTest::rendered).toList());
    }

    private static Fraction exact(Points points) {
        return Fraction.of(points.units(), 1_200);
    }

    private static String rendered(TieBreakValue value) {
        BigDecimal number = value.value();
        return text(
                new Value(number == null ? null : Fraction.of(number), value.lot()),
                value.kind().name());
    }

    private static String counted(Ledger ledger, Recount.Group group) {
        return "division " + group.division()
                + group.lines().stream()
                        .map(line -> text(
                                line.rank(),
                                line.entrant(),
                                line.points(),
                                line.fines(),
                                line.played() + " played, byes " + line.byes() + (line.struck() ? ", struck" : ""),
                                ledger.policy().tieBreaks().stream()
                                        .map(kind -> text(line.breaks().getOrDefault(kind, Value.NONE), kind.name()))
                                        .toList()))
                        .collect(Collectors.joining());
    }

    private static String text(
            int rank, int entrant, Fraction points, Fraction fines, String played, List<String> breaks) {
        return "\n%d. #%d: %s, less %s, %s, %s".formatted(rank, entrant, points, fines, played, breaks);
    }

    /** Sums of points and places are exact, and are shown with four decimals. */
    private static String text(Value value, String kind) {
        if (value.lot() != null) {
            return kind + "=" + value.lot();
        }
        boolean exact = Set.of("HEAD_TO_HEAD", "FIRST_PLACES", "SECOND_PLACES").contains(kind);
        Fraction number = value.number();
        return kind + "=" + (number == null ? "-" : exact ? number.rounded(4) : number);
    }
}
