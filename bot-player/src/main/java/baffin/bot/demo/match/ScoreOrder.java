package baffin.bot.demo.match;

import baffin.bot.client.model.Score;
import java.util.Comparator;
import java.util.List;

/** Brings a score sheet into the order of the places. */
final class ScoreOrder {

    private ScoreOrder() {}

    static List<DemoReport.Place> of(Score score, List<String> handles) {
        return score.seats().stream()
                .map(seat -> place(seat, handles.get(seat.seat())))
                .sorted(Comparator.comparingInt(DemoReport.Place::place).thenComparingInt(DemoReport.Place::seat))
                .toList();
    }

    private static DemoReport.Place place(Score.Seat seat, String handle) {
        return new DemoReport.Place(
                seat.seat(),
                handle,
                seat.place(),
                seat.score(),
                seat.lines(),
                seat.counts(),
                new DemoReport.Lost(
                        Boolean.parseBoolean(seat.facts().get("lostShip")),
                        Boolean.parseBoolean(seat.facts().get("lostSled")),
                        number(seat, "lostCrew", 0)),
                seat.facts().containsKey("returned") ? Integer.valueOf(number(seat, "returned", 0)) : null,
                seat.tieBreak(),
                seat.facts());
    }

    private static int number(Score.Seat seat, String fact, int otherwise) {
        String text = seat.facts().get(fact);
        return text == null ? otherwise : Integer.parseInt(text);
    }
}
