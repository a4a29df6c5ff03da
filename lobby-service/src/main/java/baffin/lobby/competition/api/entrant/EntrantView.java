package baffin.lobby.competition.api.entrant;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Former;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who takes part.
 *
 * <p>What is not explained here is as in {@link Entrant}.
 *
 * @param entrant its number, for good
 * @param player id of the player who plays for it now
 * @param presence ACTIVE, WITHDRAWN or REMOVED
 * @param reason why it left; absent while it takes part, and when none was given
 * @param leftAt when it left (UTC); absent while it takes part
 * @param former who played for it before, the first one first; empty where it was one person throughout
 * @param requestedByes rounds, not published yet, in which it has asked for a bye
 * @param cards shown, and brought from the season before
 */
@Schema(name = "Entrant")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EntrantView(
        int entrant,
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable Integer rating,
        int rated,
        Presence presence,
        @Nullable String reason,
        @Nullable Instant leftAt,
        Instant enteredAt,
        int fromRound,
        boolean checkedIn,
        List<FormerPerson> former,
        List<Integer> requestedByes,
        Cards cards)
        implements Named {

    /**
     * Somebody who played for the entrant before.
     *
     * @param until version of the competition from which on another one has played
     */
    @Schema(name = "FormerPerson")
    public record FormerPerson(String player, @Nullable String handle, boolean bot, long until) implements Named {

        static FormerPerson of(Former former) {
            SeatHolder person = former.person();
            return new FormerPerson(person.player(), person.handle(), person.bot(), former.until());
        }
    }

    static EntrantView of(Competition competition, Entrant entrant) {
        Departure left = entrant.left();
        return new EntrantView(
                entrant.number(),
                entrant.person().player(),
                entrant.person().handle(),
                entrant.person().bot(),
                entrant.rating(),
                entrant.rated(),
                entrant.presence(),
                left == null ? null : left.reason(),
                left == null ? null : left.at(),
                entrant.enteredAt(),
                entrant.fromRound(),
                entrant.checkedIn(),
                entrant.former().stream().map(FormerPerson::of).toList(),
                competition
                        .constraints()
                        .byesToCome(entrant.number(), competition.rounds().size()),
                Cards.of(competition, entrant));
    }
}
