package baffin.bot;

import baffin.game.ScoreLine;
import baffin.game.SeatScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Prints the figures of the bots: {@code ArenaMain <matches> <bots by seat, with commas>}. */
final class ArenaMain {

    private ArenaMain() {}

    public static void main(String[] arguments) {
        int matches = Integer.parseInt(arguments[0]);
        List<String> bots = List.of(arguments[1].split(","));
        Map<String, Figures> figures = new TreeMap<>();
        for (int seed = 0; seed < matches; seed++) {
            // every bot sits on every seat equally often
            List<String> seated = new ArrayList<>(bots);
            Collections.rotate(seated, seed);
            List<SeatScore> seats = Arena.play(seated, seed).sheet().seats();
            for (int seat = 0; seat < seats.size(); seat++) {
                figures.computeIfAbsent(seated.get(seat), name -> new Figures()).add(seats.get(seat));
            }
        }
        figures.forEach((name, figure) -> System.out.println(name + ": " + figure.text()));
    }

    private static final class Figures {

        private final Map<String, Integer> kinds = new TreeMap<>();
        private int seats;
        private int points;
        private int home;
        private int first;

        void add(SeatScore score) {
            seats++;
            points += score.total();
            home += score.facts().containsKey("returned") ? 1 : 0;
            first += score.rank() == 1 ? 1 : 0;
            for (ScoreLine line : score.lines()) {
                kinds.merge(line.kind(), line.points(), Integer::sum);
            }
        }

        String text() {
            StringBuilder text = new StringBuilder("%d seats, %.1f points, home %.1f %%, first %.1f %%"
                    .formatted(seats, points / (double) seats, 100.0 * home / seats, 100.0 * first / seats));
            kinds.forEach((kind, sum) -> text.append("%n    %-22s %6.2f".formatted(kind, sum / (double) seats)));
            return text.toString();
        }
    }
}
