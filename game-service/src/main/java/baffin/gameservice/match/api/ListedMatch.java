package baffin.gameservice.match.api;

import baffin.game.Seat;
import baffin.gameservice.match.Archive;
import baffin.gameservice.match.Match;
import baffin.match.MatchProgress;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.wire.Json;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match in the list.
 *
 * @param matchId the match
 * @param game id of the game
 * @param status {@code RUNNING}, {@code ENDED}, or {@code RULED} while nobody plays on because the table was ruled on
 * @param ranked false for a match with a seed from outside
 * @param seats who sits where, by seat
 * @param competition where it stands in a competition; absent for a match of its own
 * @param version version stored last; the match itself may be a moment ahead
 * @param startedAt when it started (UTC)
 * @param endedAt when it ended (UTC); absent while it is played
 * @param toAct seats that may act now, in the order in which they are asked; absent unless {@code progress=true}
 * @param deadline when the first of them runs out of time if nothing happens (UTC); absent while no clock runs
 * @param round the round that is played, from 1; absent before the first one, in games without rounds, and unless
 *     {@code progress=true}
 * @param unread number of your unread notifications about it; absent unless {@code progress=true}, and for matches that
 *     are not your own
 * @param unreadChat number of lines of its chat by others that you may read and have not; absent like {@code unread}
 */
@Schema(name = "ListedMatch")
public record ListedMatch(
        String matchId,
        String game,
        String status,
        boolean ranked,
        List<SeatHolder> seats,
        @Nullable CompetitionPlace competition,
        long version,
        Instant startedAt,
        @Nullable Instant endedAt,
        @Nullable List<Integer> toAct,
        @Nullable Instant deadline,
        @Nullable Integer round,
        @Nullable Long unread,
        @Nullable Long unreadChat) {

    static ListedMatch of(Archive.Listed listed) {
        Long ended = listed.endedAt();
        return new ListedMatch(
                listed.matchId(),
                listed.game(),
                listed.status().name(),
                listed.ranked(),
                seats(listed.seats()),
                CompetitionPlace.of(listed.competition()),
                listed.version(),
                Instant.ofEpochMilli(listed.startedAt()),
                ended == null ? null : Instant.ofEpochMilli(ended),
                null,
                null,
                null,
                null,
                null);
    }

    /** The same with how far the match is now. */
    ListedMatch with(Match<?, ?, ?, ?> match) {
        MatchProgress progress = match.progress();
        return new ListedMatch(
                matchId,
                game,
                progress.status().name(),
                ranked,
                seats,
                competition,
                match.version(),
                startedAt,
                endedAt,
                progress.toAct().stream().map(Seat::index).toList(),
                progress.deadline(),
                match.round() == 0 ? null : match.round(),
                unread,
                unreadChat);
    }

    /** The same with the numbers of the caller's unread notifications and lines of chat. */
    ListedMatch withUnread(long notifications, long lines) {
        return new ListedMatch(
                matchId,
                game,
                status,
                ranked,
                seats,
                competition,
                version,
                startedAt,
                endedAt,
                toAct,
                deadline,
                round,
                notifications,
                lines);
    }

    /** True when somebody holds one of its seats. */
    boolean holds(String player) {
        return seats.stream().anyMatch(holder -> holder.player().equals(player));
    }

    private static List<SeatHolder> seats(String json) {
        return List.of(Json.shared().read(json, SeatHolder[].class));
    }
}
