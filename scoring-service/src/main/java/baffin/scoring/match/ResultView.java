package baffin.scoring.match;

import baffin.match.terms.Named;
import baffin.platform.match.CompetitionPlace;
import baffin.scoring.competition.RuledResult;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A finished match.
 *
 * @param ranked false when it counts on no leaderboard
 * @param competition where it stands in a competition; absent for a match of its own
 * @param ruled what counts in the competition instead; absent when this result counts
 * @param version its last version
 * @param endedAt when it ended (UTC)
 * @param seats by place, then seat
 */
@Schema(name = "Result")
public record ResultView(
        String matchId,
        String game,
        boolean ranked,
        @Nullable CompetitionPlace competition,
        @Nullable RuledResult ruled,
        long version,
        Instant endedAt,
        List<SeatResult> seats) {

    /**
     * What it was for one seat.
     *
     * @param seat 0 to seats - 1
     * @param bot true when a program played
     * @param resigned true when the player had given up
     * @param score what the game gave
     * @param place 1 is first
     */
    public record SeatResult(
            int seat, String player, @Nullable String handle, boolean bot, boolean resigned, int score, int place)
            implements Named {}

    public ResultView ruled(@Nullable RuledResult instead) {
        return instead == null
                ? this
                : new ResultView(matchId, game, ranked, competition, instead, version, endedAt, seats);
    }
}
