package baffin.competition.recount;

import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How strong those were whom an entrant has met. */
final class Opponents {

    private static final Fraction LEAST = Fraction.of(20, 100);
    private static final int MANY = 5;

    private final Sheets sheets;
    private final Fraction most;
    private final Map<Integer, Fraction> strengths = new HashMap<>();

    Opponents(Sheets sheets, PointsRule rule) {
        this.sheets = sheets;
        this.most = Fraction.of(
                rule.places().values().stream()
                        .flatMap(List::stream)
                        .mapToLong(Points::units)
                        .max()
                        .orElse(1),
                1_200);
    }

    Value of(int entrant) {
        List<Fraction> tables = new ArrayList<>();
        for (Sheets.Game game : sheets.matches(entrant)) {
            Chair own = game.chair(entrant);
            List<Fraction> strengths = game.chairs().stream()
                    .filter(chair -> chair.entrant() != entrant && chair.match())
                    .filter(chair -> own.team() == null || !own.team().equals(chair.team()))
                    .map(chair -> strength(chair.entrant()))
                    .toList();
            if (!strengths.isEmpty()) {
                tables.add(Fraction.mean(strengths).rounded(9));
            }
        }
        tables.sort(Comparator.naturalOrder());
        List<Fraction> counted = tables.size() >= MANY ? tables.subList(1, tables.size()) : tables;
        return counted.isEmpty() ? Value.NONE : Value.of(Fraction.mean(counted).rounded(6));
    }

    private Fraction strength(int opponent) {
        return strengths.computeIfAbsent(opponent, this::reckoned);
    }

    private Fraction reckoned(int opponent) {
        List<Sheets.Game> matches = sheets.matches(opponent);
        if (matches.isEmpty()) {
            return LEAST;
        }
        Fraction points = Fraction.sum(
                matches.stream().map(game -> game.chair(opponent).points()).toList());
        Fraction share = points.over(Fraction.of(matches.size(), 1)).over(most).rounded(9);
        return share.compareTo(LEAST) < 0 ? LEAST : share;
    }
}
