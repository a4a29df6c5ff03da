package baffin.scoring.rating.view;

import baffin.match.terms.Named;
import baffin.scoring.rating.domain.SideBySide;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The same results by two policies.
 *
 * @param game id of the game
 * @param mode {@code solo} or {@code teams}
 * @param official version of the official policy
 * @param other version of the policy beside it
 * @param matches how many both were worked out from
 * @param items in the official order
 * @param nextCursor of the next page; absent on the last
 */
@Schema(name = "RatingComparison")
public record SideBySideView(
        String game,
        String mode,
        String official,
        String other,
        int matches,
        List<Row> items,
        @Nullable String nextCursor) {

    public SideBySideView {
        items = List.copyOf(items);
    }

    /**
     * One player.
     *
     * @param player id of the player
     * @param handle public name of the player
     * @param bot true for a program
     * @param games rated matches
     * @param official by the official policy
     * @param other by the other one
     */
    @Schema(name = "RatingComparisonRow")
    public record Row(String player, @Nullable String handle, boolean bot, int games, Place official, Place other)
            implements Named {

        public static Row of(SideBySide.Row row) {
            return new Row(row.player(), null, row.bot(), row.games(), Place.of(row.official()), Place.of(row.other()));
        }
    }

    /**
     * A rating by one policy.
     *
     * @param position on its ladder, from 1
     * @param rating the number that people see, rounded
     * @param proven the number that the ladder is ordered by, rounded
     */
    @Schema(name = "RatingComparisonPlace")
    public record Place(long position, long rating, long proven) {

        static Place of(SideBySide.Number number) {
            return new Place(number.position(), Math.round(number.rating()), Math.round(number.proven()));
        }
    }
}
