package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.table.Placement;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who never comes wins nothing by it: no place before those who played, no seat, no title. */
@Tag(Effort.SOAK)
class AbsenteesTest {

    private static final int COMPETITIONS = Effort.many(60);

    /** Stages in which nobody sits who did not come to the table before. */
    private static final Set<Stage> EARNED =
            EnumSet.of(Stage.POD, Stage.BRACKET, Stage.SECOND_CHANCE, Stage.THIRD_PLACE, Stage.FINAL);

    static List<Format> formats() {
        return List.of(
                new DivisionLeague(5, 4, 2, 1, 1),
                new PodSwiss(2, 4, null),
                new PodSwiss(2, 16, null),
                new Heats(2, 2, 4),
                new PodElimination(1, true),
                new PodElimination(2, false),
                new PodElimination(2, true),
                new RoundRobin(1),
                new SingleElimination(true));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void who_never_came_is_behind_all_who_played_and_gets_nowhere(Format format) {
        for (int seed = Effort.first(); seed < Effort.first() + COMPETITIONS; seed++) {
            Random chance = new Random(577L * seed + 3);
            Event event = Event.begun(Sample.breaking(format, Sample.OPEN, seed % 2 == 0), 4 + chance.nextInt(20));
            String name = format + ", seed " + seed;
            while (next(event, chance)) {
                earned(event.state(), name);
                event.state().rounds().getLast().tables().forEach(table -> result(event, table, chance));
                event.settle();
            }
            event.accepted(Event.ORGANISER, new Finish());
            ranked(event.state(), name);
        }
    }

    private static boolean next(Event event, Random chance) {
        event.state().active().stream()
                .filter(entrant -> event.state().policy().format() instanceof Heats && chance.nextInt(3) > 0)
                .forEach(entrant -> event.ask(Event.ORGANISER, new CheckIn(entrant.number())));
        if (published(event)) {
            return true;
        }
        // too few have checked in for a heat
        event.state().active().forEach(entrant -> event.ask(Event.ORGANISER, new CheckIn(entrant.number())));
        return published(event);
    }

    private static boolean published(Event event) {
        return event.ask(Event.ORGANISER, new Publish(List.of(), List.of())) instanceof Decision.Accepted;
    }

    private static void result(Event event, Table table, Random chance) {
        int round = event.state().rounds().size();
        List<SeatResult> seats = RandomResults.THIN.of(table.seats().size(), chance);
        event.accepted(null, new RecordResult(round, table.number(), table.attempt(), event.now, seats));
    }

    /** The latest round seats nobody who was absent. */
    private static void earned(Competition state, String name) {
        Round round = state.rounds().getLast();
        Map<Integer, List<Fate>> fates = fates(state);
        boolean main = !EARNED.contains(round.stage()) && round.stage() != Stage.SEMI_FINAL;
        for (int entrant :
                round.tables().stream().flatMap(table -> table.seats().stream()).toList()) {
            List<Fate> own = fates.getOrDefault(entrant, List.of());
            if (!main && !own.isEmpty()) {
                boolean swiss = state.policy().format() instanceof PodSwiss
                        || state.policy().format() instanceof Heats;
                assertThat(swiss ? own.stream().allMatch(Fate.NO_SHOW::equals) : own.getLast() == Fate.NO_SHOW)
                        .as(name + ": entrant " + entrant + " in " + round.stage())
                        .isFalse();
            }
        }
    }

    private static Map<Integer, List<Fate>> fates(Competition state) {
        Map<Integer, List<Fate>> fates = new HashMap<>();
        for (ResultLine line : results(state)) {
            line.seats()
                    .forEach(seat -> fates.computeIfAbsent(seat.entrant(), none -> new ArrayList<>())
                            .add(seat.fate()));
        }
        return fates;
    }

    private static List<ResultLine> results(Competition state) {
        return Standings.results(state, StandingRules.of(state.policy()));
    }

    private static void ranked(Competition state, String name) {
        for (ResultLine line : results(state)) {
            for (ResultLine.Seat seat : line.seats()) {
                boolean behind = line.seats().stream()
                        .allMatch(other -> other.fate() != Fate.PLAYED || other.place() < seat.place());
                assertThat(seat.fate() == Fate.PLAYED || behind && seat.place() > 1)
                        .as(name + ": " + line)
                        .isTrue();
            }
        }
        Map<Integer, List<Fate>> fates = fates(state);
        List<StandingLine> lines = Standings.of(state).lines();
        boolean elimination = state.policy().format() instanceof PodElimination
                || state.policy().format() instanceof SingleElimination;
        for (StandingLine line : lines) {
            List<Fate> own = fates.getOrDefault(line.entrant(), List.of());
            if (!own.isEmpty() && own.stream().allMatch(Fate.NO_SHOW::equals)) {
                assertThat(line.outcome()).as(name).isNotIn(Achievement.CHAMPION, Achievement.PROMOTED);
                assertThat(lines.stream()
                                .filter(other -> other.played() > 0 && other.rank() >= line.rank())
                                .filter(other -> state.divisions().isEmpty() && !elimination)
                                .filter(other -> other.points().equals(line.points())))
                        .as(name + ": entrant " + line.entrant())
                        .isEmpty();
            }
        }
        knockedOut(state, lines, name);
        if (state.policy().format() instanceof DivisionLeague) {
            promoted(state, fates, name);
        }
    }

    /** Of those who went out in one round of an elimination, who played is before who did not come. */
    private static void knockedOut(Competition state, List<StandingLine> lines, String name) {
        Map<Integer, ResultLine> last = new HashMap<>();
        results(state).stream()
                .filter(line -> EARNED.contains(line.stage()))
                .filter(line -> line.stage() != Stage.THIRD_PLACE && line.stage() != Stage.FINAL)
                .forEach(line -> line.seats().forEach(seat -> last.put(seat.entrant(), line)));
        Set<Integer> inFinal = new java.util.HashSet<>();
        state.rounds().stream()
                .filter(round -> round.stage() == Stage.FINAL)
                .flatMap(round -> round.tables().stream())
                .forEach(table -> inFinal.addAll(table.seats()));
        last.keySet().removeAll(inFinal);
        for (StandingLine one : lines) {
            for (StandingLine other : lines) {
                ResultLine its = last.get(one.entrant());
                ResultLine theirs = last.get(other.entrant());
                if (its != null && theirs != null && its.round() == theirs.round()) {
                    boolean before = fate(its, one) == Fate.PLAYED && fate(theirs, other) == Fate.NO_SHOW;
                    assertThat(!before || one.rank() < other.rank())
                            .as(name + ": " + one + " and " + other)
                            .isTrue();
                }
            }
        }
    }

    private static Fate fate(ResultLine line, StandingLine entrant) {
        return line.seats().stream()
                .filter(seat -> seat.entrant() == entrant.entrant())
                .findFirst()
                .orElseThrow()
                .fate();
    }

    private static void promoted(Competition state, Map<Integer, List<Fate>> fates, String name) {
        Map<String, Integer> tiers = new HashMap<>();
        for (Placement placement : Seasons.placements(state)) {
            tiers.put(placement.player(), placement.tier());
        }
        state.divisions()
                .forEach(division -> division.entrants().stream()
                        .filter(entrant ->
                                fates.getOrDefault(entrant, List.of()).stream().allMatch(Fate.NO_SHOW::equals))
                        .forEach(entrant -> assertThat(tiers.get("p" + entrant))
                                .as(name + ": entrant " + entrant)
                                .isGreaterThanOrEqualTo(division.tier())));
    }

    @Test
    void two_who_never_came_are_both_last_and_go_out_before_nobody() {
        Event event = Event.begun(Sample.of(new SingleElimination(true)), 4);
        List<Table> tables = event.publish().tables();
        fates(event, tables.get(0), Fate.NO_SHOW, Fate.NO_SHOW);
        event.result(tables.get(1), List.of(1, 2));

        assertThat(results(event.state()).getFirst().seats())
                .extracting(ResultLine.Seat::place)
                .containsExactly(2, 2);
        assertThat(Standings.ranking(event.state()).subList(0, 2))
                .containsExactlyElementsOf(tables.get(1).seats());
    }

    @Test
    void an_absentee_is_seated_in_no_final() {
        Event event = Event.begun(Sample.threes(new PodElimination(2, false)), 6);
        List<Table> tables = event.publish().tables();
        fates(event, tables.get(0), Fate.PLAYED, Fate.NO_SHOW, Fate.NO_SHOW);
        fates(event, tables.get(1), Fate.PLAYED, Fate.NO_SHOW, Fate.NO_SHOW);

        assertThat(event.ask(Event.ORGANISER, new Publish(List.of(), List.of())))
                .isInstanceOf(Decision.Refused.class);
    }

    private static void fates(Event event, Table table, Fate... fates) {
        List<SeatResult> seats = IntStream.range(0, fates.length)
                .mapToObj(seat -> new SeatResult(seat + 1, null, null, fates[seat], null))
                .toList();
        event.accepted(null, new RecordResult(1, table.number(), table.attempt(), event.now, seats));
        event.settle();
    }
}
