package baffin.bot;

import baffin.bot.player.Arena;
import baffin.game.ScoreLine;
import baffin.game.SeatScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints the figures of the bots: {@code ArenaMain <game> <matches> <bots by seat, with commas> [option=value ...]}.
 */
final class ArenaMain {

    private ArenaMain() {}

    public static void main(String[] arguments) {
        String game = arguments[0];
        int matches = Integer.parseInt(arguments[1]);
        List<String> bots = List.of(arguments[2].split(","));
        Map<String, String> options = new TreeMap<>();
        for (int i = 3; i < arguments.length; i++) {
            String[] option = arguments[i].split("=");
            options.put(option[0], option[1]);
        }
        Map<String, Figures> figures = new TreeMap<>();
        for (int seed = 0; seed < matches; seed++) {
            // every bot sits on every seat equally often
            List<String> seated = new ArrayList<>(bots);
            Collections.rotate(seated, seed);
            Arena.Played played = Arena.play(game, seated, seed, options);
            List<SeatScore> seats = played.sheet().seats();
            for (int seat = 0; seat < seats.size(); seat++) {
                figures.computeIfAbsent(seated.get(seat), name -> new Figures()).add(seats.get(seat), played);
            }
        }
        figures.forEach((name, figure) -> System.out.println(name + ": " + figure.text()));
    }

    private static final class Figures {

        private final Map<String, Integer> kinds = new TreeMap<>();
        private final Map<String, Integer> facts = new TreeMap<>();
        private int seats;
        private int points;
        private int first;
        private int rounds;
        private int roundsMax;
        private int commands;

        void add(SeatScore score, Arena.Played played) {
            seats++;
            points += score.score();
            score.facts().keySet().forEach(fact -> facts.merge(fact, 1, Integer::sum));
            first += score.place() == 1 ? 1 : 0;
            rounds += played.rounds();
            roundsMax = Math.max(roundsMax, played.rounds());
            commands += played.choices().size();
            for (ScoreLine line : score.lines()) {
                kinds.merge(line.kind(), line.points(), Integer::sum);
            }
        }

        String text() {
            StringBuilder text = new StringBuilder(
                    "%d seats, %.1f points, first %.1f %%, rounds %.1f (most %d), commands a match %.0f"
                            .formatted(
                                    seats,
                                    points / (double) seats,
                                    100.0 * first / seats,
                                    rounds / (double) seats,
                                    roundsMax,
                                    commands / (double) seats));
            facts.forEach((fact, sum) -> text.append("%n    %-22s %6.1f %%".formatted(fact, 100.0 * sum / seats)));
            kinds.forEach((kind, sum) -> text.append("%n    %-22s %6.2f".formatted(kind, sum / (double) seats)));
            return text.toString();
        }
    }
}
