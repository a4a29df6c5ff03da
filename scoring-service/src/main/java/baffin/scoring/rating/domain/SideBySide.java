package baffin.scoring.rating.domain;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The same results by two policies, the official one and another. */
public final class SideBySide {

    private SideBySide() {}

    /**
     * One player.
     *
     * @param player id of the player
     * @param bot true for a program
     * @param games rated matches
     */
    public record Row(String player, boolean bot, int games, Number official, Number other) {}

    /**
     * A rating by one policy.
     *
     * @param position on its ladder, from 1
     * @param rating the number that people see
     * @param proven the number that the ladder is ordered by
     */
    public record Number(long position, double rating, double proven) {}

    /**
     * Rates the same matches by both.
     *
     * @param matches in their order
     * @return in the official order
     */
    public static List<Row> of(List<RatedMatch> matches, RatingPolicy other) {
        Course<List<Row>> course = course(other);
        matches.forEach(course::take);
        return course.result();
    }

    /** Rates the same matches by both as they come. */
    public static Course<List<Row>> course(RatingPolicy other) {
        Rater official = RatingPolicy.OFFICIAL.rater();
        Rater second = other.rater();
        Map<String, Entrant> latest = new LinkedHashMap<>();
        return new Course<>() {
            @Override
            public void take(RatedMatch match) {
                official.learn(match);
                second.learn(match);
                match.entrants().forEach(entrant -> latest.put(entrant.player(), entrant));
            }

            @Override
            public List<Row> result() {
                return rows(latest, official, second);
            }
        };
    }

    private static List<Row> rows(Map<String, Entrant> latest, Rater official, Rater second) {
        List<String> rated = latest.keySet().stream()
                .filter(player -> official.games(player) > 0)
                .toList();
        Map<String, Number> ours = ladder(rated, official);
        Map<String, Number> theirs = ladder(rated, second);
        return ours.entrySet().stream()
                .map(entry -> row(entry.getKey(), latest, official, entry.getValue(), theirs))
                .toList();
    }

    private static Row row(
            String player, Map<String, Entrant> latest, Rater official, Number own, Map<String, Number> others) {
        Entrant entrant = latest.getOrDefault(player, new Entrant(0, player, false, false, 0, 1));
        return new Row(player, entrant.bot(), official.games(player), own, others.getOrDefault(player, own));
    }

    private static Map<String, Number> ladder(List<String> players, Rater rater) {
        List<String> ordered = new ArrayList<>(players);
        ordered.sort(Comparator.<String>comparingDouble(player -> -rater.proven(player))
                .thenComparing(Comparator.naturalOrder()));
        Map<String, Number> ladder = new LinkedHashMap<>();
        for (String player : ordered) {
            ladder.put(player, new Number(ladder.size() + 1L, rater.shown(player), rater.proven(player)));
        }
        return ladder;
    }
}
