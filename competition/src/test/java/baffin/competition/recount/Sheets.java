package baffin.competition.recount;

import baffin.competition.policy.Format;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What counts for points, entrant by entrant. */
final class Sheets {

    /**
     * A table of a round with its seats.
     *
     * @param board with a result
     */
    record Game(int round, Stage stage, Board board, List<Chair> chairs) {

        Chair chair(int entrant) {
            return chairs.stream()
                    .filter(chair -> chair.entrant() == entrant)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** A table, or a bye, that counts for an entrant. */
    record Entry(int round, @Nullable Game game, @Nullable ByeKind bye, Fraction points, int place) {}

    private final Ledger ledger;
    private final Map<Integer, List<Entry>> entries = new HashMap<>();
    private final Map<Integer, List<Game>> matches = new HashMap<>();

    Sheets(Ledger ledger) {
        this.ledger = ledger;
        for (Ledger.Leaf round : ledger.rounds) {
            if (counts(round.stage())) {
                round.boards().stream()
                        .filter(board -> board.result() != null)
                        .map(board -> game(ledger, round, board))
                        .forEach(game -> game.chairs().stream()
                                .filter(chair -> !ledger.voided(chair.entrant(), game.board()))
                                .forEach(chair -> add(
                                        chair.entrant(),
                                        new Entry(
                                                round.number(),
                                                game,
                                                null,
                                                chair.points(),
                                                Progress.place(ledger, game.board(), chair.entrant())))));
                round.byes()
                        .forEach(bye -> add(
                                bye.entrant(),
                                new Entry(round.number(), null, bye.kind(), worth(bye), Integer.MAX_VALUE)));
            }
        }
        if (ledger.policy().format() instanceof Format.Heats heats) {
            entries.replaceAll((entrant, all) -> best(all, heats.best()));
        }
    }

    static Game game(Ledger ledger, Ledger.Leaf round, Board board) {
        return new Game(round.number(), round.stage(), board, ledger.chairs(board));
    }

    /** True for rounds whose points are summed up. */
    private boolean counts(Stage stage) {
        return elimination(ledger)
                ? stage != Stage.PLAY_OFF
                : Set.of(Stage.LEAGUE, Stage.SWISS, Stage.HEAT, Stage.ROUND_ROBIN)
                        .contains(stage);
    }

    static boolean elimination(Ledger ledger) {
        return ledger.policy().format() instanceof Format.PodElimination
                || ledger.policy().format() instanceof Format.SingleElimination;
    }

    private Fraction worth(Bye bye) {
        var rule = ledger.policy().points();
        int size = ledger.policy().tableSize();
        return switch (bye.kind()) {
            case PAIRING, LATE ->
                rule.bye() == null
                        ? Chairs.mean(rule, size, 1, size)
                        : Fraction.of(rule.bye().units(), 1_200);
            case REQUESTED ->
                rule.requestedBye() == null
                        ? Chairs.mean(rule, size, 1, size)
                        : Fraction.of(rule.requestedBye().units(), 1_200);
            case ZERO, THROUGH -> Fraction.ZERO;
        };
    }

    private void add(int entrant, Entry entry) {
        entries.computeIfAbsent(entrant, none -> new ArrayList<>()).add(entry);
    }

    private static List<Entry> best(List<Entry> all, int most) {
        return all.stream()
                .sorted(Comparator.comparing(Entry::points, Comparator.reverseOrder())
                        .thenComparingInt(Entry::place)
                        .thenComparingInt(Entry::round))
                .limit(most)
                .sorted(Comparator.comparingInt(Entry::round))
                .toList();
    }

    List<Entry> of(int entrant) {
        return entries.getOrDefault(entrant, List.of());
    }

    /** Tables that count for an entrant and that it came to, the called-off ones left out. */
    List<Game> matches(int entrant) {
        return matches.computeIfAbsent(
                entrant,
                one -> of(one).stream()
                        .map(Entry::game)
                        .filter(game -> game != null && game.chair(one).match())
                        .toList());
    }

    /** How many tables count for an entrant that it came to, called off or not. */
    int played(int entrant) {
        return (int) of(entrant).stream()
                .map(Entry::game)
                .filter(game -> game != null && came(game, entrant))
                .count();
    }

    private static boolean came(Game game, int entrant) {
        int seat = game.board().seats().indexOf(entrant);
        return Objects.requireNonNull(game.board().result()).rows().get(seat).fate() != Fate.NO_SHOW;
    }

    /** Points of an entrant, penalties taken off. */
    Fraction points(int entrant) {
        return Fraction.sum(of(entrant).stream().map(Entry::points).toList()).minus(fines(entrant));
    }

    Fraction fines(int entrant) {
        return Fraction.sum(ledger.fines.stream()
                .filter(fine -> fine.entrant() == entrant && !fine.lifted())
                .map(Ledger.Fine::points)
                .toList());
    }
}
