package baffin.competition.recount;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Tie-breaks that look at scores. */
final class Shares {

    private static final int QUOTIENT = 9;
    private static final int MEAN = 6;
    private static final Fraction ONE = Fraction.of(1, 1);

    private final Sheets sheets;
    private final Set<Integer> struck;

    /**
     * Scores of a competition.
     *
     * @param struck whose scores are left out
     */
    Shares(Sheets sheets, Set<Integer> struck) {
        this.sheets = sheets;
        this.struck = struck;
    }

    Value winnerShare(int entrant) {
        List<Fraction> shares = new ArrayList<>();
        for (Sheets.Game game : scored(entrant)) {
            List<Side> sides = Side.of(game, struck);
            Fraction own = Side.own(game, sides, entrant);
            Fraction best = played(game) ? Side.first(sides) : Side.highest(sides);
            if (best.compareTo(Fraction.ZERO) > 0) {
                shares.add(atLeastZero(own).over(best).rounded(QUOTIENT));
            } else if (played(game)) {
                shares.add(own.compareTo(best) >= 0 ? ONE : Fraction.ZERO);
            }
        }
        return mean(shares);
    }

    Value tableShare(int entrant) {
        List<Fraction> shares = new ArrayList<>();
        for (Sheets.Game game : scored(entrant)) {
            List<Side> sides = Side.of(game, struck);
            Fraction sum = Fraction.sum(
                    sides.stream().map(side -> atLeastZero(side.score())).toList());
            if (sum.compareTo(Fraction.ZERO) > 0) {
                Fraction share = atLeastZero(Side.own(game, sides, entrant)).over(sum);
                shares.add(share.rounded(QUOTIENT).times(Fraction.of(sides.size(), 1)));
            } else if (played(game)) {
                shares.add(ONE);
            }
        }
        return mean(shares);
    }

    /** Of one's own seat; of the team where a ruling gives only a team mate a score. */
    Value bestScore(int entrant) {
        return sheets.matches(entrant).stream()
                .filter(game -> Side.has(game, entrant))
                .map(game -> Optional.ofNullable(game.chair(entrant).score())
                        .map(score -> Fraction.of(score, 1))
                        .orElseGet(() -> Side.own(game, Side.of(game, Set.of()), entrant)))
                .max(Comparator.naturalOrder())
                .map(Value::of)
                .orElse(Value.NONE);
    }

    private List<Sheets.Game> scored(int entrant) {
        return struck.contains(entrant)
                ? List.of()
                : sheets.matches(entrant).stream()
                        .filter(game -> Side.has(game, entrant))
                        .toList();
    }

    private static boolean played(Sheets.Game game) {
        return Objects.requireNonNull(game.board().result()).played();
    }

    private static Fraction atLeastZero(Fraction score) {
        return score.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO : score;
    }

    private static Value mean(List<Fraction> shares) {
        return shares.isEmpty() ? Value.NONE : Value.of(Fraction.mean(shares).rounded(MEAN));
    }
}
