package baffin.scoring.match;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.wire.Json;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Score sheets as documents. */
final class Documents {

    private Documents() {}

    /** A match in play, or one that ends before its result is written. */
    static MatchScoreView live(MatchScore score, @Nullable Long stoppedSince) {
        var start = score.tally().start();
        List<SeatHolder> holders =
                score.tally().sitters().stream().map(SeatHistory::last).toList();
        return new MatchScoreView(
                score.tally().matchId(),
                start.setup().game(),
                score.tally().version(),
                score.tally().ended(),
                start.ranked(),
                CompetitionPlace.of(start.competition()),
                null,
                stoppedSince,
                seats(
                        score.sheet(),
                        seat -> holders.get(seat.index()),
                        seat -> score.tally().resigned().contains(seat)));
    }

    /** A finished match. */
    static MatchScoreView finished(MatchResultEntity result, List<SeatResultEntity> seats) {
        Set<Integer> resigned = seats.stream()
                .filter(seat -> seat.resigned)
                .map(seat -> seat.seat)
                .collect(Collectors.toSet());
        return new MatchScoreView(
                result.matchId,
                result.game,
                result.version,
                true,
                result.ranked,
                CompetitionPlace.of(result.place()),
                null,
                null,
                seats(sheet(result), seat -> holder(seats, seat), seat -> resigned.contains(seat.index())));
    }

    private static SeatHolder holder(List<SeatResultEntity> seats, Seat seat) {
        SeatResultEntity row = seats.stream()
                .filter(candidate -> candidate.seat == seat.index())
                .findFirst()
                .orElseThrow();
        return new SeatHolder(row.player, row.handle, row.bot, null, null);
    }

    private static List<SeatLines> seats(
            ScoreSheet sheet, Function<Seat, SeatHolder> holder, Predicate<Seat> resigned) {
        return sheet.seats().stream()
                .map(SeatScore::seat)
                .map(seat -> SeatLines.of(sheet.of(seat), holder.apply(seat), resigned.test(seat)))
                .toList();
    }

    private static ScoreSheet sheet(MatchResultEntity result) {
        return Json.shared().read(result.sheet, ScoreSheet.class);
    }
}
