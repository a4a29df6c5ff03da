package baffin.lobby.openmatch.api;

import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.domain.SeatClaim;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Named;
import baffin.match.terms.QuietHours;
import baffin.platform.match.CompetitionPlace;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match in the lobby.
 *
 * @param matchId its id, the same before and after its start
 * @param game id of the game
 * @param options every option of the game with its value
 * @param state OPEN, RUNNING, CANCELLED or ENDED
 * @param version number of changes; the entity tag
 * @param seatCount number of seats
 * @param seats the seats that are taken, by index
 * @param free the seats that are not
 * @param organiser id of the player who decides about it
 * @param invitationOnly true when only those with the invitation may join
 * @param visibility public, link or private: who may find it and look at it, for good
 * @param ranked false when the seed came from outside
 * @param rematchOf the match whose players meet again; absent otherwise
 * @param competition where it stands in a competition; absent for a match of its own
 * @param commitment SHA-256 of the secret seed, hexadecimal: drawn at the opening, before anybody can bring a nonce;
 *     absent with a seed from outside
 * @param clock how much time there will be
 * @param absence what happens when time has run out, in order
 * @param vacationDays days of vacation for each seat
 * @param openedAt when it was opened (UTC)
 * @param invitation the code to be passed on; for the organiser of such a match only
 */
@Schema(name = "LobbyMatch")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OpenMatchView(
        String matchId,
        String game,
        Map<String, String> options,
        OpenMatchStatus state,
        long version,
        int seatCount,
        List<Seat> seats,
        List<Integer> free,
        String organiser,
        boolean invitationOnly,

        @Schema(enumeration = {"public", "link", "private"}) String visibility,

        boolean ranked,
        @Nullable String rematchOf,
        @Nullable CompetitionPlace competition,
        @Nullable String commitment,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        ClockRule clock,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<AbsenceStep> absence,

        int vacationDays,
        Instant openedAt,
        @Nullable String invitation) {

    /**
     * A seat that is taken.
     *
     * @param seat index from 0
     * @param player id of the player
     * @param handle the public name
     * @param bot true when a program plays
     * @param ready true once the player agrees to start
     * @param invited true while the seat is kept for a player who was invited and has not answered: ready takes it,
     *     leave declines
     * @param nonce what the player puts into the draws; absent for nothing
     * @param quiet the hours in which the player sleeps; absent when there are none
     */
    @Schema(name = "LobbySeat")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Seat(
            int seat,
            String player,
            @Nullable String handle,
            boolean bot,
            boolean ready,
            boolean invited,
            @Nullable String nonce,
            @Nullable QuietHours quiet)
            implements Named {

        static Seat of(SeatClaim sitting) {
            return new Seat(
                    sitting.seat(),
                    sitting.person().player(),
                    sitting.person().handle(),
                    sitting.person().bot(),
                    sitting.ready(),
                    sitting.pending(),
                    sitting.nonce(),
                    sitting.person().quiet());
        }
    }

    /** The only way in which a match leaves the lobby: without the seed and the hash of the invitation. */
    static OpenMatchView of(OpenMatch match, OpenMatchStatus status, @Nullable String invitation) {
        MatchTerms play = match.terms().play() == null
                ? MatchTerms.DEFAULT
                : match.terms().play();
        return new OpenMatchView(
                match.matchId(),
                match.terms().game(),
                match.terms().options(),
                status,
                match.version(),
                match.terms().seats(),
                match.seats().stream().map(Seat::of).toList(),
                match.free(),
                match.host(),
                match.terms().invitationHash() != null,
                match.terms().agreed().text(),
                match.terms().seed() == null,
                match.terms().rematchOf(),
                CompetitionPlace.of(match.terms().competition()),
                match.terms().commitment(),
                play.clock(),
                play.absence(),
                play.vacationDays(),
                match.openedAt(),
                invitation);
    }
}
