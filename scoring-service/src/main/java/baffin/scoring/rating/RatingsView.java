package baffin.scoring.rating;

import baffin.scoring.skill.RatingValue;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A player's ratings. Who is missing in a game has none yet and counts as a new player there.
 *
 * @param items one for each game and mode, by game and mode
 */
@Schema(name = "PlayerRatings")
public record RatingsView(String player, List<Item> items) {

    public RatingsView {
        items = List.copyOf(items);
    }

    /**
     * One rating.
     *
     * @param mode {@code solo}, or {@code teams} for matches of teams
     * @param value the rating now
     * @param games rated matches
     * @param provisional true below 10 rated matches
     * @param latest the match that made it what it is
     */
    @Schema(name = "PlayerRating")
    public record Item(
            @Schema(examples = "expedition") String game,
            @Schema(examples = "solo") String mode,
            RatingValue value,
            int games,
            boolean provisional,
            RatingChangeView latest) {}
}
