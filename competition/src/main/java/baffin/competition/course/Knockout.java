package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.Format;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Where an elimination stands after the tables that have a result.
 *
 * @param out who is out, unless a second chance has brought them back
 * @param replays groups that are still tied at the cut: they play once more, and then the lot decides
 * @param fallen who came to the latest round of the stage and fell out in it
 * @param absent who did not come to its latest table: it is brought back by nothing
 */
public record Knockout(Set<Integer> out, List<List<Integer>> replays, List<Integer> fallen, Set<Integer> absent) {

    /** Goes through all rounds in order. */
    public static Knockout of(Competition state) {
        Walk walk = new Walk(state);
        boolean duels = state.policy().format() instanceof Format.SingleElimination;
        for (Round round : state.rounds()) {
            switch (round.stage()) {
                case POD, BRACKET -> walk.round(round);
                case FINAL -> {
                    if (duels) {
                        walk.round(round);
                    } else {
                        walk.finalists(round);
                    }
                }
                case PLAY_OFF -> walk.settle(round);
                case SECOND_CHANCE -> walk.secondChance(round);
                default -> {}
            }
        }
        walk.fallen.removeAll(walk.absent);
        return new Knockout(Set.copyOf(walk.out), walk.groups(), List.copyOf(walk.fallen), Set.copyOf(walk.absent));
    }

    private static final class Walk {
        private final Competition state;
        private final Set<Integer> out = new HashSet<>();
        private final List<Cut> pending = new ArrayList<>();
        private final Set<Integer> fallen = new LinkedHashSet<>();
        private final Set<Integer> absent = new HashSet<>();

        Walk(Competition state) {
            this.state = state;
        }

        void round(Round round) {
            fallen.clear();
            // whoever sits here has gone on, whatever the lots say now that another person may play for somebody
            finalists(round);
            for (Table table : played(round)) {
                Cut cut = Cut.of(table, Goals.of(state, table.seats().size()));
                List<Integer> losers = new ArrayList<>(table.seats());
                losers.removeAll(cut.sure());
                losers.removeAll(cut.tied());
                lose(losers);
                if (playable(cut)) {
                    pending.add(cut);
                } else {
                    lose(Lots.last(state, cut.tied(), cut.places()));
                }
            }
        }

        private List<Table> played(Round round) {
            List<Table> played = round.tables().stream()
                    .filter(table -> table.counts() && round.stage(table) != Stage.THIRD_PLACE)
                    .toList();
            played.forEach(this::attend);
            return played;
        }

        private void attend(Table table) {
            List<SeatResult> seats = Objects.requireNonNull(table.result()).seats();
            for (int seat = 0; seat < seats.size(); seat++) {
                int entrant = table.seats().get(seat);
                absent.remove(entrant);
                if (seats.get(seat).fate() == SeatResult.Fate.NO_SHOW) {
                    absent.add(entrant);
                }
            }
        }

        /** Whoever sits here is in, those who fill up a final included. */
        void finalists(Round round) {
            round.tables().stream()
                    .filter(table -> round.stage(table) != Stage.THIRD_PLACE)
                    .forEach(table -> out.removeAll(table.seats()));
        }

        /** A tie table seats two only where the policy knows such tables. */
        private boolean playable(Cut cut) {
            int least = state.policy().tableSizes().getLast();
            return cut.tied().size() >= least
                    && cut.tied().size() <= state.policy().tableSize();
        }

        void settle(Round round) {
            List<Table> played = played(round);
            for (Cut cut : pending) {
                played.stream()
                        .filter(table -> cut.tied().containsAll(table.seats()))
                        .findFirst()
                        .ifPresent(table -> {
                            Cut second = Cut.of(table, cut.places());
                            List<Integer> losers = new ArrayList<>(table.seats());
                            losers.removeAll(second.sure());
                            losers.removeAll(second.tied());
                            lose(losers);
                            lose(Lots.last(state, second.tied(), second.places()));
                        });
            }
            pending.clear();
        }

        void secondChance(Round round) {
            fallen.clear();
            // the best placed of those who had fallen, where the number did not fit
            round.byes().forEach(bye -> out.remove(bye.entrant()));
            for (Table table : played(round)) {
                Cut cut = Cut.of(table, 1);
                out.removeAll(cut.sure());
                out.removeAll(Lots.first(state, cut.tied(), cut.places()));
            }
        }

        private void lose(List<Integer> losers) {
            out.addAll(losers);
            fallen.addAll(losers);
        }

        /** Whoever has left since keeps the seat: a house bot takes it, and cannot go on. */
        private List<List<Integer>> groups() {
            return pending.stream().map(Cut::tied).toList();
        }
    }

    /** How many of a table go on. */
    static final class Goals {

        private Goals() {}

        static int of(Competition state, int seats) {
            return state.policy().format() instanceof Format.PodElimination pods
                    ? Math.min(pods.advance(), seats - 1)
                    : 1;
        }
    }

    /** The last word where even a further match was drawn: SHA-256 of the seed and the player, the lowest first. */
    static final class Lots {

        private Lots() {}

        static List<Integer> first(Competition state, List<Integer> tied, int places) {
            return sorted(state, tied).stream().limit(places).toList();
        }

        static List<Integer> last(Competition state, List<Integer> tied, int places) {
            return sorted(state, tied).stream().skip(places).toList();
        }

        private static List<Integer> sorted(Competition state, List<Integer> tied) {
            String seed = Objects.requireNonNull(state.seed(), "the seed is public once play has begun");
            return tied.stream()
                    .sorted(Comparator.comparing(entrant ->
                            Seeds.lot(seed, state.entrant(entrant).orElseThrow().lotName())))
                    .toList();
        }
    }
}
