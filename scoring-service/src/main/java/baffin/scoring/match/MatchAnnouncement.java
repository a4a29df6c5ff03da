package baffin.scoring.match;

import baffin.game.Seat;
import baffin.platform.match.MatchScored;
import baffin.platform.match.MatchScored.Player;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the platform is told of a match that has ended, or was stopped. */
public final class MatchAnnouncement {

    private MatchAnnouncement() {}

    /**
     * The record of a match.
     *
     * @param toAct seats that had to act when it was stopped; null when it has ended
     */
    public static MatchScored of(MatchScore score, Instant endedAt, @Nullable List<Integer> toAct) {
        var tally = score.tally();
        var setup = tally.start().setup();
        List<List<Seat>> sides = score.codec().game().sides(tally.start().forGame());
        List<Integer> places = MatchPlaces.of(score.sheet(), sides, dropped(tally), tally.resigned());
        boolean teams = sides.size() < setup.seats().size();
        return new MatchScored(
                tally.matchId(),
                tally.version(),
                setup.game(),
                setup.options(),
                tally.start().ranked(),
                tally.start().competition(),
                endedAt,
                toAct,
                IntStream.range(0, places.size())
                        .mapToObj(
                                seat -> seat(score, new Seat(seat), places.get(seat), teams ? team(sides, seat) : null))
                        .toList());
    }

    private static MatchScored.Seat seat(MatchScore score, Seat seat, int place, @Nullable Integer team) {
        SeatHistory sitters = score.tally().sitters().get(seat.index());
        boolean forfeited = score.tally().forfeited().contains(seat);
        return new MatchScored.Seat(
                seat.index(),
                Player.of(sitters.first()),
                Player.of(sitters.last()),
                sitters.mainPlayer().orElse(null),
                place,
                score.sheet().of(seat).score(),
                team,
                !forfeited && score.tally().resigned().contains(seat),
                forfeited,
                sitters.substituted(),
                sitters.replaced() ? Boolean.TRUE : null);
    }

    private static Set<Seat> dropped(MatchTally<?, ?> tally) {
        Set<Seat> dropped = new HashSet<>(tally.resigned());
        for (int seat = 0; seat < tally.sitters().size(); seat++) {
            if (tally.sitters().get(seat).leftToTheHouse()) {
                dropped.add(new Seat(seat));
            }
        }
        return dropped;
    }

    private static int team(List<List<Seat>> sides, int seat) {
        return IntStream.range(0, sides.size())
                .filter(side -> sides.get(side).contains(new Seat(seat)))
                .findFirst()
                .orElseThrow();
    }
}
