package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Publications;
import baffin.competition.course.Knockout;
import baffin.competition.course.RobinTables;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.RoundMaker.Pairable;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.pairing.Bracket;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.Heats;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is to be played next. */
public sealed interface NextRound {

    /** This. */
    record Ready(RoundPublished published) implements NextRound {}

    /** Nothing: all is played. */
    record Complete() implements NextRound {}

    /** A round that has to be searched, and nobody has done that yet. */
    record Wanted() implements NextRound {}

    /** There is no way to make tables. */
    record Impossible(List<Fault> faults) implements NextRound {

        public Impossible {
            faults = List.copyOf(faults);
        }

        public static Impossible of(String pointer, String detail) {
            return new Impossible(List.of(new Fault(pointer, detail)));
        }
    }

    /**
     * Tables of a stage before they are a round.
     *
     * @param tables entrants by seat, with the division in a league
     * @param cost of the pairing; 0 where nothing was searched
     */
    record Tables(Stage stage, List<Table> tables, List<Bye> byes, List<Integer> locked, double cost) {

        /** Tables outside of a league that follow from what was before. */
        static Tables of(Stage stage, List<List<Integer>> seats, List<Bye> byes) {
            List<Table> tables = IntStream.range(0, seats.size())
                    .mapToObj(index -> new Table(index + 1, null, seats.get(index), 1, null))
                    .toList();
            return new Tables(stage, tables, byes, List.of(), 0);
        }

        /** Who goes on without playing. */
        static List<Bye> byes(List<Integer> entrants, ByeKind kind) {
            return entrants.stream().map(entrant -> new Bye(entrant, kind)).toList();
        }

        public NextRound ready(Competition state, List<List<Integer>> forbidden, Instant now) {
            int round = state.rounds().size() + 1;
            int attempt = Publications.nextAttempt(state);
            return new Ready(new RoundPublished(
                    round,
                    stage,
                    tables.stream().map(table -> table.again(attempt)).toList(),
                    byes,
                    locked,
                    forbidden,
                    seed(state),
                    cost,
                    now.plus(state.policy().schedule().round())));
        }
    }

    /** The seed of the next round's pairing. */
    static String seed(Competition state) {
        String seed = Objects.requireNonNull(state.seed(), "the seed is public once play has begun");
        return Seeds.round(seed, state.rounds().size() + 1);
    }

    /** True when the next round waits for no open table. */
    static boolean possible(Competition state) {
        return state.idle()
                || switch (state.policy().format()) {
                    case Format.DivisionLeague league ->
                        !LeagueCheck.ready(state, league).isEmpty();
                    case Format.SingleElimination bracket -> BracketRounds.possible(state, bracket);
                    default -> false;
                };
    }

    /**
     * The next round of a running competition in which one is {@link #possible}.
     *
     * @param constraints what is set beforehand; only where tables are searched
     * @param maker makes what takes a search
     */
    static NextRound of(Competition state, RoundConstraints constraints, Instant now, RoundMaker maker) {
        return switch (state.policy().format()) {
            case Format.DivisionLeague league -> LeagueRounds.next(state, league, now, maker);
            case Format.PodSwiss swiss -> SwissRounds.next(state, swiss, constraints, now, maker);
            case Format.Heats heats -> HeatRounds.next(state, heats, constraints, now, maker);
            case Format.PodElimination pods -> PodRounds.next(state, pods, now);
            case Format.RoundRobin robin -> RobinRounds.next(state, robin, now);
            case Format.SingleElimination bracket -> BracketRounds.next(state, bracket, now);
        };
    }

    /**
     * When an automatic competition publishes its next round, or ends: not before the time for review is over; in a
     * league with tables of the latest round open, not before its deadline.
     */
    static Instant earliest(Competition state) {
        if (!state.idle()) {
            boolean league = state.policy().format() instanceof Format.DivisionLeague;
            Instant since = state.latest()
                    .filter(latest -> league && latest.open())
                    .map(Round::deadline)
                    .or(() -> state.rounds().stream()
                            .flatMap(round -> Stream.ofNullable(round.closedAt()))
                            .max(Comparator.naturalOrder()))
                    .orElse(state.changedAt());
            WrittenDuration review = state.policy().schedule().review();
            Instant due = state.counted(since, review == null ? Duration.ZERO : review.length());
            Instant earliest = due.isBefore(state.changedAt()) ? state.changedAt() : due;
            return state.takenBack()
                    .flatMap(gone -> state.reviewUntil())
                    .filter(earliest::isBefore)
                    .orElse(earliest);
        }
        Instant earliest = state.policy().format() instanceof Format.Heats heats
                ? HeatRounds.earliest(state, heats)
                : state.changedAt();
        return state.reviewUntil().filter(earliest::isBefore).orElse(earliest);
    }

    /** True when the next round's tables are searched, so that an organiser may set some of them. */
    static boolean searched(Competition state) {
        return Stages.begun(state) < Stages.planned(state);
    }

    /** Rounds of single elimination: who has lost, or has left, is out; a drawn match is played once more. */
    static final class BracketRounds {

        private BracketRounds() {}

        /** True when tables follow although others are open: a tie holds up only what depends on it. */
        static boolean possible(Competition state, Format.SingleElimination format) {
            return state.rounds().stream().noneMatch(round -> round.open() && round.played())
                    && next(state, format, state.changedAt()) instanceof Ready;
        }

        static NextRound next(Competition state, Format.SingleElimination format, Instant now) {
            Knockout knockout = Knockout.of(state);
            Set<Integer> busy = new HashSet<>();
            Set<Integer> tied = new HashSet<>();
            for (Round round : state.rounds()) {
                round.tables().stream()
                        .filter(table -> table.open() && round.stage(table) != Stage.THIRD_PLACE)
                        .forEach(table -> (round.stage() == Stage.PLAY_OFF ? tied : busy).addAll(table.seats()));
            }
            if (!knockout.replays().isEmpty() && busy.isEmpty()) {
                return Tables.of(Stage.PLAY_OFF, knockout.replays(), List.of()).ready(state, List.of(), now);
            }
            knockout.replays().forEach(tied::addAll);
            Set<Integer> out = new HashSet<>(knockout.out());
            state.seeding().stream()
                    .filter(entrant -> !Stages.active(state, entrant))
                    .forEach(out::add);
            out.removeAll(busy);
            out.removeAll(tied);
            Bracket.Round round = Bracket.next(state.seeding(), out, busy, tied);
            if (round.tables().isEmpty()) {
                return new Complete();
            }
            boolean last = round.number() == round.of();
            List<List<Integer>> tables = new ArrayList<>(round.tables());
            List<Integer> losers = last && format.thirdPlace() ? losers(state, knockout, round.of() - 1) : List.of();
            if (losers.size() == 2) {
                tables.add(losers);
            }
            List<Integer> byes = new ArrayList<>(round.byes());
            // of a level that is published in parts, who has played in an earlier part needs no bye
            of(state, round.number()).forEach(before -> byes.removeIf(before::has));
            return Tables.of(last ? Stage.FINAL : Stage.BRACKET, tables, Tables.byes(byes, ByeKind.THROUGH))
                    .ready(state, List.of(), now);
        }

        /** Published rounds of a level of the bracket: several where a tie has held up a part of it. */
        private static Stream<Round> of(Competition state, int level) {
            return Stages.of(state, Stage.BRACKET).stream()
                    .filter(round -> level(state, round.tables().getFirst().seats()) == level);
        }

        private static int level(Competition state, List<Integer> two) {
            return Bracket.level(state.seeding(), two.getFirst(), two.getLast());
        }

        /** Who came to the semi-finals and lost in them. */
        private static List<Integer> losers(Competition state, Knockout knockout, int level) {
            return of(state, level)
                    .flatMap(round -> round.tables().stream())
                    .flatMap(table -> table.seats().stream())
                    .filter(knockout.out()::contains)
                    .filter(entrant -> !knockout.absent().contains(entrant))
                    .filter(entrant -> Stages.active(state, entrant))
                    .toList();
        }
    }

    /** Heats: each entrant who has checked in plays the next one; then the finals. */
    static final class HeatRounds {

        private HeatRounds() {}

        static NextRound next(
                Competition state, Heats heats, RoundConstraints constraints, Instant now, RoundMaker maker) {
            if (Stages.begun(state) >= Stages.planned(state)) {
                return Finals.next(state, heats.finalists(), now);
            }
            List<Integer> there = state.active().stream()
                    .filter(Entrant::checkedIn)
                    .map(Entrant::number)
                    .toList();
            int least = state.policy().tableSizes().getLast();
            if (there.size() >= least) {
                return maker.paired(
                        state,
                        new Pairable(
                                Stage.HEAT,
                                there,
                                List.of(),
                                PairingTask.REPEAT_WEIGHT,
                                constraints,
                                KeptApart.among(state, there)),
                        now);
            }
            // an automatic competition continues without entrants who do not come, so that it ends
            return state.policy().schedule().automatic() && !now.isBefore(earliest(state, heats))
                    ? Tables.of(Stage.HEAT, List.of(), List.of()).ready(state, List.of(), now)
                    : Impossible.of(
                            "", there.size() + " have checked in for the next heat, and " + least + " are needed");
        }

        /** Automatic heats begin one {@code round} after another. */
        static Instant earliest(Competition state, Heats heats) {
            int played = Stages.count(state, Stage.HEAT);
            Instant begun = Objects.requireNonNull(state.startedAt(), "a running competition has started");
            Instant next = state.counted(
                    begun, state.policy().schedule().round().length().multipliedBy(played));
            return played >= heats.heats() || next.isBefore(state.changedAt()) ? state.changedAt() : next;
        }
    }

    /** Rounds of everybody against everybody. */
    static final class RobinRounds {

        private RobinRounds() {}

        static NextRound next(Competition state, Format.RoundRobin robin, Instant now) {
            List<RoundRobin.Round> toCome = RobinTables.toCome(state, robin);
            if (toCome.isEmpty()) {
                return PlayOffs.orComplete(state, now);
            }
            RoundRobin.Round next = toCome.getFirst();
            return Tables.of(Stage.ROUND_ROBIN, next.tables(), Tables.byes(next.byes(), ByeKind.PAIRING))
                    .ready(state, List.of(), now);
        }
    }
}
