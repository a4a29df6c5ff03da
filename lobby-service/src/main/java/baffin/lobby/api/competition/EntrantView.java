package baffin.lobby.api.competition;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.Wishes.ByeRequest;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who takes part.
 *
 * @param entrant its number, for good
 * @param player id of the player who plays for it now
 * @param handle the public name
 * @param bot true when a program plays
 * @param rating at entry; absent when there was none
 * @param rated matches that the rating comes from
 * @param presence ACTIVE, WITHDRAWN or REMOVED
 * @param enteredAt when (UTC)
 * @param fromRound first round that it may play in
 * @param checkedIn true once it has said that it is there
 * @param requestedByes rounds, not published yet, in which it has asked for a bye
 * @param cards shown, and brought from the season before
 */
@Schema(name = "Entrant")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EntrantView(
        int entrant,
        String player,
        String handle,
        boolean bot,
        @Nullable Integer rating,
        int rated,
        Presence presence,
        Instant enteredAt,
        int fromRound,
        boolean checkedIn,
        List<Integer> requestedByes,
        Cards cards) {

    static EntrantView of(Competition competition, Entrant entrant) {
        return new EntrantView(
                entrant.number(),
                entrant.person().player(),
                entrant.person().handle(),
                entrant.person().bot(),
                entrant.rating(),
                entrant.rated(),
                entrant.presence(),
                entrant.enteredAt(),
                entrant.fromRound(),
                entrant.checkedIn(),
                competition.wishes().byes().stream()
                        .filter(one -> one.entrant() == entrant.number())
                        .map(ByeRequest::round)
                        .sorted()
                        .toList(),
                Cards.of(competition, entrant));
    }
}
