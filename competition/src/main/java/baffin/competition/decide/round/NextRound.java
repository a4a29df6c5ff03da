package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.event.CompetitionEvent.RoundPublished;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.Format;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

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
            return new Ready(new RoundPublished(
                    round,
                    stage,
                    tables,
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

    /**
     * The next round of a running competition whose rounds are all closed.
     *
     * @param wish what is set beforehand; only where tables are searched
     * @param maker makes what takes a search
     */
    static NextRound of(Competition state, RoundWish wish, Instant now, RoundMaker maker) {
        return switch (state.policy().format()) {
            case Format.DivisionLeague league -> LeagueRounds.next(state, league, now, maker);
            case Format.PodSwiss swiss -> SwissRounds.next(state, swiss, wish, now, maker);
            case Format.Heats heats -> HeatRounds.next(state, heats, wish, now, maker);
            case Format.PodElimination pods -> PodRounds.next(state, pods, now);
            case Format.RoundRobin robin -> RobinRounds.next(state, robin, now);
            case Format.SingleElimination bracket -> BracketRounds.next(state, bracket, now);
        };
    }

    /** When an automatic competition publishes its next round, or ends: not before the time for review is over. */
    static Instant earliest(Competition state) {
        Instant earliest = state.policy().format() instanceof Format.Heats heats
                ? HeatRounds.earliest(state, heats)
                : state.changedAt();
        return state.reviewUntil().filter(earliest::isBefore).orElse(earliest);
    }

    /** True when the next round's tables are searched, so that an organiser may set some of them. */
    static boolean searched(Competition state) {
        return Stages.begun(state) < Stages.planned(state);
    }
}
