package baffin.platform.match;

import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match with its places, finished or stopped since its time was over: the record on {@code score.events}. It may come
 * twice, then as the same bytes: who reads it goes by the match id and version.
 *
 * @param matchId the match
 * @param version version of the step that ended or stopped it
 * @param game id of the game
 * @param options every option of the game with its value
 * @param ranked false for a match with a seed from outside
 * @param competition where it stands in a competition; null for a match of its own
 * @param endedAt when the log took its last command (UTC, ms)
 * @param toAct seats that had to act when it was stopped; null for a finished match
 * @param seats by seat index
 */
public record MatchScored(
        String matchId,
        long version,
        String game,
        Map<String, String> options,
        boolean ranked,
        @Nullable CompetitionRef competition,
        Instant endedAt,
        @Nullable List<Integer> toAct,
        List<Seat> seats) {

    public MatchScored {
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
    }

    /**
     * What the match was for one seat.
     *
     * @param seat 0 to seats - 1
     * @param entrant who began
     * @param holder who sat there at the end
     * @param mainPlayer id of the player who sent more than half of the seat's steps; null when nobody did
     * @param place 1 is first, by the game's own sheet with its tie rule; equal places are shared and the next ones
     *     left out; teams take one place each, which members share; who dropped comes after all who stayed: those who
     *     were forfeited or gave up behind the others, the last of them first, and by rules of a game before that all
     *     on one
     *     shared place
     * @param points points of the game (victory points)
     * @param team number of the seat's team, from 0; null where everybody plays alone
     * @param resigned true when the seat was given up
     * @param forfeited true when the seat was lost to absence or by the organiser's ruling
     * @param substituted true when somebody else sat there at the end than at the start
     * @param replaced true when who sat there at the end plays for the entrant of the competition; null otherwise
     */
    public record Seat(
            int seat,
            Player entrant,
            Player holder,
            @Nullable String mainPlayer,
            int place,
            int points,
            @Nullable Integer team,
            boolean resigned,
            boolean forfeited,
            boolean substituted,
            @Nullable Boolean replaced) {

        /** True when the seat was not played to the end: given up, lost, or left to a bot of the house. */
        public boolean dropped() {
            return resigned
                    || forfeited
                    || substituted
                            && !Boolean.TRUE.equals(replaced)
                            && HouseBot.playing(holder.player()).isPresent();
        }
    }

    /**
     * Who plays.
     *
     * @param player id of the player
     * @param handle the name of a bot of the house; null for everybody else
     * @param bot true when a program plays
     */
    public record Player(String player, @Nullable String handle, boolean bot) implements Named {

        /** Who holds a seat. */
        public static Player of(SeatHolder holder) {
            return new Player(holder.player(), holder.handle(), holder.bot());
        }
    }

    /** The record as it stands on the topic. */
    public byte[] json() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a record of the topic.
     *
     * @throws JsonFault when it is none
     */
    public static MatchScored read(byte[] json) {
        return Json.shared().read(json, MatchScored.class);
    }
}
