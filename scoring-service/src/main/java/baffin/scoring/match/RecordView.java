package baffin.scoring.match;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What a player has achieved.
 *
 * @param items one entry for each game played to the end, by id of the game
 */
@Schema(name = "PlayerRecord")
public record RecordView(String player, List<GameRecord> items) {

    /**
     * One game.
     *
     * @param ranked numbers of ranked matches
     * @param unranked numbers of matches that count on no leaderboard
     */
    public record GameRecord(String game, Numbers ranked, Numbers unranked) {}

    /**
     * Numbers of some matches.
     *
     * @param matches finished matches
     * @param wins of these in first place alone, or with the own team
     * @param sharedWins of these in a first place that others had as well
     * @param resigned of these given up
     * @param averageScore score of a match on average, two decimals; 0 without a match
     * @param averagePlace place a match, two decimals; 0 without a match
     * @param bestScore highest score of a match; 0 without a match
     */
    public record Numbers(
            long matches,
            long wins,
            long sharedWins,
            long resigned,
            double averageScore,
            double averagePlace,
            int bestScore) {

        public static final Numbers NONE = new Numbers(0, 0, 0, 0, 0, 0, 0);
    }
}
