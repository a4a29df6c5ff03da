package baffin.competition.recount;

import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Who is still in an elimination, and in which round and at which place the others have lost. */
final class Elimination {

    private static final Set<Stage> WAY =
            Set.of(Stage.POD, Stage.SECOND_CHANCE, Stage.BRACKET, Stage.SEMI_FINAL, Stage.FINAL);
    private static final Progress IN = Progress.of(0, 0, 0);
    private static final Progress NEVER = Progress.of(2, 0, 0);

    private final Ledger ledger;
    private final Map<Integer, Integer> lost = new HashMap<>();
    private final Map<Integer, Integer> places = new HashMap<>();
    private final boolean duels;
    private int begun;

    Elimination(Ledger ledger) {
        this.ledger = ledger;
        this.duels = ledger.policy().format() instanceof SingleElimination;
        for (Ledger.Leaf round : ledger.rounds) {
            boolean on = WAY.contains(round.stage());
            begun = on && round.stage() != Stage.SECOND_CHANCE ? Math.max(begun, deep(round)) : begun;
            if (round.stage() == Stage.SECOND_CHANCE) {
                round.byes().forEach(bye -> lost.remove(bye.entrant()));
            }
            for (Board board : round.boards()) {
                // the other table of the round of the final is for third place
                boolean third = round.stage() == Stage.FINAL && board.number() > 1;
                if (on && !third) {
                    board.seats().forEach(lost::remove);
                    cut(round, board);
                }
                if (on && (!third || board.result() != null)) {
                    board.seats().forEach(seat -> places.put(seat, Progress.place(ledger, board, seat)));
                }
            }
        }
    }

    Progress of(int entrant) {
        Ledger.Leaf latest = ledger.rounds.stream()
                .filter(round -> WAY.contains(round.stage()) && onTheWay(round, entrant))
                .reduce((first, last) -> last)
                .orElse(null);
        Integer out = lost.get(entrant);
        if (out != null) {
            return Progress.of(1, -out, places.getOrDefault(entrant, 0));
        }
        if (begun == 0 || latest != null && open(latest, entrant)) {
            return IN;
        }
        int through = ledger.rounds.stream()
                .filter(round -> round.byes().contains(new Bye(entrant, ByeKind.THROUGH)))
                .mapToInt(this::deep)
                .max()
                .orElse(0);
        int reached = Math.max(through, latest == null ? 0 : deep(latest));
        boolean there = !ledger.gone.contains(entrant) || latest != null && latest.stage() == Stage.FINAL;
        if ((reached >= begun || duels && reached > 0) && there) {
            return IN;
        }
        return reached == 0 ? NEVER : Progress.of(1, -reached, 0);
    }

    /** The number of a round; in a bracket how many rounds one of its tables has behind it, also without a game. */
    private int deep(Ledger.Leaf round) {
        if (!duels) {
            return round.number();
        }
        return 1
                + round.boards().stream()
                        .filter(board -> board.number() == 1 || round.stage() != Stage.FINAL)
                        .flatMap(board -> board.seats().stream())
                        .mapToInt(entrant -> (int) ledger.rounds.stream()
                                .filter(before -> before.number() < round.number() && WAY.contains(before.stage()))
                                .filter(before -> onTheWay(before, entrant)
                                        || before.byes().contains(new Bye(entrant, ByeKind.THROUGH)))
                                .count())
                        .max()
                        .orElse(0);
    }

    private static boolean onTheWay(Ledger.Leaf round, int entrant) {
        return round.boards().stream()
                .filter(board -> round.stage() != Stage.FINAL || board.number() == 1)
                .anyMatch(board -> board.seats().contains(entrant));
    }

    private static boolean open(Ledger.Leaf round, int entrant) {
        return round.boards().stream()
                .anyMatch(board -> board.result() == null && board.seats().contains(entrant));
    }

    /** How many of a table go on; never all of them. */
    private int goingOn(Stage stage, int seats) {
        return stage != Stage.SECOND_CHANCE && ledger.policy().format() instanceof PodElimination pods
                ? Math.min(pods.advance(), seats - 1)
                : 1;
    }

    /** Those tied at the cut play once more, then the lot decides; a final of pods has no cut but its places. */
    private void cut(Ledger.Leaf round, Board board) {
        List<Chair> chairs = ledger.chairs(board);
        boolean title = round.stage() == Stage.FINAL && ledger.policy().format() instanceof PodElimination;
        int many = title ? 1 : goingOn(round.stage(), board.seats().size());
        List<Integer> out = new ArrayList<>();
        List<Integer> tied = new ArrayList<>();
        int left = many;
        for (Chair chair : chairs) {
            int own = title ? chair.place() : row(board, chair);
            long ahead = count(board, chairs, title, own - 1);
            if (!chair.stayed() || ahead >= many || chair.place() > many) {
                out.add(chair.entrant());
            } else if (count(board, chairs, title, own) > many) {
                tied.add(chair.entrant());
            } else {
                left--;
            }
        }
        if (!tied.isEmpty() && !title) {
            boolean again = round.stage() != Stage.SECOND_CHANCE
                    && tied.size() >= ledger.policy().tableSizes().getLast();
            out.addAll(again ? replayed(round, tied, left) : byLot(tied, left));
        }
        out.forEach(entrant -> lost.put(entrant, deep(round)));
    }

    /** The place that the result gives the seat itself, whatever its team has. */
    private static int row(Board board, Chair chair) {
        int seat = board.seats().indexOf(chair.entrant());
        return Objects.requireNonNull(board.result()).rows().get(seat).place();
    }

    private static long count(Board board, List<Chair> chairs, boolean title, int upTo) {
        return chairs.stream()
                .filter(chair -> chair.stayed() && (title ? chair.place() : row(board, chair)) <= upTo)
                .count();
    }

    private List<Integer> byLot(List<Integer> tied, int left) {
        return tied.stream()
                .sorted(Comparator.comparing(entrant -> Lot.of(ledger, entrant)))
                .skip(left)
                .toList();
    }

    private List<Integer> replayed(Ledger.Leaf round, List<Integer> tied, int left) {
        return ledger.of(Stage.PLAY_OFF)
                .filter(again -> again.number() > round.number())
                .limit(1)
                .flatMap(again -> again.boards().stream())
                .filter(board -> tied.containsAll(board.seats()))
                .findFirst()
                .map(board -> behind(ledger.chairs(board), left))
                .orElse(List.of());
    }

    private List<Integer> behind(List<Chair> chairs, int left) {
        List<Integer> order = chairs.stream()
                .filter(Chair::stayed)
                .sorted(Comparator.comparingInt(Chair::place).thenComparing(chair -> Lot.of(ledger, chair.entrant())))
                .map(Chair::entrant)
                .toList();
        return chairs.stream()
                .map(Chair::entrant)
                .filter(entrant -> !order.contains(entrant) || order.indexOf(entrant) >= left)
                .toList();
    }
}
