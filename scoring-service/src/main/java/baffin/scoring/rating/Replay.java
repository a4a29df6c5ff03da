package baffin.scoring.rating;

import baffin.scoring.rating.RatedMatch.Entrant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rates matches in the order in which they ended. Matches become known in any order, since each comes from a partition
 * of its own: one that ended earlier than others already rated makes these be rated anew, as far as it has touched
 * them.
 */
public final class Replay {

    private Replay() {}

    /**
     * The matches that have to be rated again, in order.
     *
     * @param tail every match from the earliest new one on
     * @param fresh ids of the new ones
     */
    public static List<RatedMatch> touched(List<RatedMatch> tail, Set<String> fresh) {
        Set<String> moved = new HashSet<>();
        List<RatedMatch> touched = new ArrayList<>();
        for (RatedMatch match : tail.stream().sorted(RatedMatch.ORDER).toList()) {
            List<String> players =
                    match.entrants().stream().map(Entrant::player).toList();
            if (fresh.contains(match.matchId()) || players.stream().anyMatch(moved::contains)) {
                moved.addAll(players);
                touched.add(match);
            }
        }
        return touched;
    }

    /**
     * Rates matches.
     *
     * @param before ratings before the first of them; players who are missing are new
     * @param matches in order
     */
    public static Result rate(Map<String, PlayerRating> before, List<RatedMatch> matches) {
        Map<String, PlayerRating> now = new HashMap<>(before);
        List<RatingChange> changes = new ArrayList<>();
        Map<String, RatingChange> last = new LinkedHashMap<>();
        for (RatedMatch match : matches) {
            List<RatingChange> caused =
                    RatingPolicy.changes(match, player -> now.getOrDefault(player, PlayerRating.NEW));
            caused.forEach(change -> {
                now.put(change.entrant().player(), change.after());
                last.put(change.entrant().player(), change);
            });
            changes.addAll(caused);
        }
        return new Result(changes, last);
    }

    /**
     * What came of it.
     *
     * @param changes in the order of the matches, then by seat
     * @param last the latest change of each player who was rated
     */
    public record Result(List<RatingChange> changes, Map<String, RatingChange> last) {

        public Result {
            changes = List.copyOf(changes);
        }
    }
}
