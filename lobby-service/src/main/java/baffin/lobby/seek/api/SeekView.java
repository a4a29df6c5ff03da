package baffin.lobby.seek.api;

import baffin.lobby.seek.domain.Range;
import baffin.lobby.seek.domain.Seek;
import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.domain.SeekStatus;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Named;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who waits for others to play with.
 *
 * @param seekId its id
 * @param status WAITING, MATCHED, WITHDRAWN or EXPIRED
 * @param game id of the game
 * @param options every option of the game with its value
 * @param seats the sizes of table that will do
 * @param clock how much time there will be
 * @param absence what happens when time has run out, in order
 * @param vacationDays days of vacation for each seat
 * @param player id of the player
 * @param handle the public name
 * @param bot true when a program plays
 * @param rating of the player when the seek was made; absent when it was not known
 * @param ratingRange ratings of the others that will do; absent for any
 * @param botsFrom from when on house bots may take free seats (UTC); absent for never
 * @param held true when the seek ends with its stream
 * @param madeAt since when the player waits (UTC)
 * @param expiresAt until when (UTC)
 * @param matchId the match that it has led to; absent before
 */
@Schema(name = "Seek")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeekView(
        String seekId,
        SeekStatus status,
        String game,
        Map<String, String> options,
        List<Integer> seats,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        ClockRule clock,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<AbsenceStep> absence,

        int vacationDays,
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable Integer rating,
        @Nullable Range ratingRange,
        @Nullable Instant botsFrom,
        boolean held,
        Instant madeAt,
        Instant expiresAt,
        @Nullable String matchId)
        implements Named {

    /** As everybody may see it. */
    public static SeekView of(SeekNow now) {
        Seek seek = now.seek();
        MatchTerms play = seek.play() == null ? MatchTerms.DEFAULT : seek.play();
        return new SeekView(
                seek.seekId(),
                now.status(),
                now.game(),
                seek.options(),
                seek.seats(),
                play.clock(),
                play.absence(),
                play.vacationDays(),
                seek.person().player(),
                seek.person().handle(),
                seek.person().bot(),
                seek.rating(),
                seek.range(),
                seek.botsFrom(),
                seek.held(),
                seek.madeAt(),
                seek.expiresAt(),
                now.matchId());
    }
}
