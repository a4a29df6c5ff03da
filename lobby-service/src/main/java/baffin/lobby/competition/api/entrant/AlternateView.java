package baffin.lobby.competition.api.entrant;

import baffin.competition.entry.Alternate;
import baffin.match.terms.Named;
import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who would take a free place.
 *
 * @param player id of the player
 * @param handle the public name
 * @param bot true for a program
 * @param rating absent when there was none
 * @param rated matches that the rating comes from
 */
@Schema(name = "Alternate")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AlternateView(
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable Integer rating,
        int rated) implements Named {

    static AlternateView of(Alternate alternate) {
        return new AlternateView(
                alternate.person().player(),
                alternate.person().handle(),
                alternate.person().bot(),
                alternate.rating(),
                alternate.rated());
    }
}
