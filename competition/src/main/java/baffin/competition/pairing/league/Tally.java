package baffin.competition.pairing.league;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

/** Counts games, meetings, seats and rounds without a table of positions 1 to n. */
final class Tally {

    private final int[] games;
    private final int[] rounds;
    private final int[][] met;
    private final int[][] seats;

    Tally(int entrants, int tableSize) {
        games = new int[entrants];
        rounds = new int[entrants];
        met = new int[entrants][entrants];
        seats = new int[entrants][tableSize];
    }

    void count(List<List<Integer>> round) {
        for (List<Integer> table : round) {
            for (int seat = 0; seat < table.size(); seat++) {
                int own = table.get(seat) - 1;
                games[own]++;
                seats[own][seat]++;
                for (int other : table) {
                    met[own][other - 1] += other - 1 == own ? 0 : 1;
                }
            }
        }
        round.stream().flatMap(List::stream).distinct().forEach(position -> rounds[position - 1]++);
    }

    DivisionSchedule figures(int all) {
        IntSummaryStatistics played = Arrays.stream(games).summaryStatistics();
        IntSummaryStatistics meetings = IntStream.range(0, games.length)
                .flatMap(a -> IntStream.range(0, a).map(b -> met[a][b]))
                .summaryStatistics();
        IntSummaryStatistics had =
                Arrays.stream(seats).flatMapToInt(Arrays::stream).summaryStatistics();
        IntSummaryStatistics busy = Arrays.stream(rounds).summaryStatistics();
        return new DivisionSchedule(
                games.length,
                all,
                played.getMin(),
                played.getMax(),
                meetings.getMin(),
                meetings.getMax(),
                had.getMin(),
                had.getMax(),
                all - busy.getMax(),
                all - busy.getMin());
    }

    int seatSpread() {
        return Arrays.stream(seats)
                .mapToInt(own -> Arrays.stream(own).max().orElse(0)
                        - Arrays.stream(own).min().orElse(0))
                .max()
                .orElse(0);
    }
}
