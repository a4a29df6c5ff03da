package baffin.scoring.match;

import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.match.Audience;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.platform.wire.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Makes the rows of a finished match. */
public final class ResultRows {

    public List<Object> of(int generation, MatchScore score, Instant endedAt) {
        List<Object> rows = new ArrayList<>();
        rows.add(match(generation, score, endedAt));
        RatedSeats rated = RatedSeats.of(score);
        for (SeatScore seat : score.sheet().seats()) {
            SeatResultEntity row = seat(generation, score, seat, endedAt);
            row.mode = rated.mode();
            row.side = rated.side(row.seat);
            row.dropped = rated.dropped(row.seat);
            row.shared = score.sheet().seats().stream()
                    .anyMatch(other -> other.place() == seat.place()
                            && rated.side(other.seat().index()) != row.side);
            row.leaving = rated.left(row.seat) ? row.place : 0;
            rated.rated(row.seat).ifPresent(who -> {
                row.rated = who.holder().player();
                row.ratedBot = who.holder().bot();
            });
            rows.add(row);
        }
        return rows;
    }

    private static MatchResultEntity match(int generation, MatchScore score, Instant endedAt) {
        var setup = score.tally().start().setup();
        MatchResultEntity row = new MatchResultEntity();
        row.generation = generation;
        row.matchId = score.tally().matchId();
        row.game = setup.game();
        row.ranked = score.tally().start().ranked();
        row.rulesVersion = score.tally().start().rulesVersion();
        // sorted, so that the same match always gives the same row
        row.options = Json.shared().text(new TreeMap<>(setup.options()));
        row.version = score.tally().version();
        row.endedAt = endedAt;
        row.sheet = Json.shared().text(score.sheet());
        Audience audience = score.tally().audience();
        if (audience.visibility() != Visibility.PUBLIC) {
            row.audience = Json.shared().text(audience);
            row.people = audience.people().toArray(String[]::new);
        }
        CompetitionRef ref = score.tally().start().competition();
        if (ref != null) {
            row.competition = ref.competition();
            row.round = ref.round();
            row.table = ref.table();
            row.attempt = ref.attempt();
        }
        return row;
    }

    private static SeatResultEntity seat(int generation, MatchScore score, SeatScore seat, Instant endedAt) {
        var setup = score.tally().start().setup();
        SeatHolder holder = score.tally().sitters().get(seat.seat().index()).last();
        SeatResultEntity row = new SeatResultEntity();
        row.generation = generation;
        row.matchId = score.tally().matchId();
        row.seat = seat.seat().index();
        row.game = setup.game();
        row.ranked = score.tally().start().ranked();
        row.player = holder.player();
        row.handle = holder.handle();
        row.bot = holder.bot();
        row.resigned = score.tally().resigned().contains(new Seat(row.seat));
        row.points = seat.score();
        row.place = seat.place();
        row.seats = setup.seats().size();
        row.endedAt = endedAt;
        return row;
    }
}
