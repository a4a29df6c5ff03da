package baffin.scoring.rating;

import baffin.scoring.skill.RatingValue;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What one match did to a rating.
 *
 * @param matchId the match; absent when it stands in no list, but for its own people
 * @param mode {@code solo} or {@code teams}
 * @param endedAt when the match ended (UTC)
 * @param games rated matches, this one included
 * @param before the rating that the player came with
 * @param after the rating that the player left with
 * @param policy version of the policy by which it was rated, such as weng-lin-1
 */
@Schema(name = "RatingChange")
public record RatingChangeView(
        @Nullable String matchId,
        String game,
        String mode,
        Instant endedAt,
        int games,
        RatingValue before,
        RatingValue after,
        String policy) {}
