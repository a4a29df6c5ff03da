package baffin.lobby.seek.api;

import baffin.lobby.openmatch.api.NewMatch;
import baffin.lobby.openmatch.api.PlayableTerms;
import baffin.lobby.seek.domain.Range;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.platform.body.OneOf;
import com.fasterxml.jackson.annotation.JsonFormat;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A wish to play.
 *
 * @param game id of the game
 * @param options option name to value; what is left out keeps its default; all at the table want the same
 * @param seats one size of table, or several that will do
 * @param clock an object with {@code type} Live, PerMove or Unlimited and ISO 8601 durations; 30 idle days when left
 *     out
 * @param absence what happens when time has run out, in order: objects with {@code type} Safe, Substitute, Bot, Forfeit
 * @param vacationDays days of vacation for each seat; 0 when left out
 * @param ratingRange ratings of the others that will do; any when left out
 * @param botsAfter ISO 8601 duration after which house bots take the free seats, PT0S to PT24H; never when left out
 * @param expiresAfter ISO 8601 duration after which the seek ends, PT10S to PT24H; PT10M when left out
 */
@Schema(name = "NewSeek")
public record NewSeek(
        @NotNull(message = "is missing") @OneOf @Schema(examples = "expedition")
        String game,

        @Nullable Map<String, String> options,

        @NotNull(message = "is missing")
        @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        @Schema(examples = "[2, 3]")
        List<Integer> seats,

        @Schema(
                type = SchemaType.OBJECT,
                implementation = Object.class,
                examples = "{\"type\":\"PerMove\",\"move\":\"P2D\",\"grace\":\"P1D\",\"answer\":\"PT12H\","
                        + "\"weekendsOff\":true}")
        @PlayableTerms
        @Nullable
        ClockRule clock,

        @PlayableTerms @Schema(type = SchemaType.ARRAY, implementation = Object.class) @Nullable
        List<AbsenceStep> absence,

        @Min(value = 0, message = MatchTerms.VACATION)
        @Max(value = MatchTerms.VACATION_MAX, message = MatchTerms.VACATION)
        @Nullable
        Integer vacationDays,

        @Nullable Range ratingRange,
        @Nullable @Schema(examples = "PT2M") String botsAfter,
        @Nullable @Schema(examples = "PT10M") String expiresAfter) {

    /** Clock and absence as wished; null when nothing is. */
    @Nullable
    MatchTerms play() {
        return NewMatch.play(clock, absence, vacationDays);
    }
}
