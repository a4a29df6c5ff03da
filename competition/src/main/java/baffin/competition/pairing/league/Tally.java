package baffin.competition.pairing.league;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Counts games, meetings and seats of positions 1 to n. */
final class Tally {

    private final int[] games;
    private final int[][] met;
    private final int[][] seats;

    Tally(int entrants, int tableSize) {
        games = new int[entrants];
        met = new int[entrants][entrants];
        seats = new int[entrants][tableSize];
    }

    void count(List<Integer> table) {
        for (int seat = 0; seat < table.size(); seat++) {
            int own = table.get(seat) - 1;
            games[own]++;
            seats[own][seat]++;
            for (int other : table) {
                met[own][other - 1] += other - 1 == own ? 0 : 1;
            }
        }
    }

    int gamesMin() {
        return Arrays.stream(games).min().orElse(0);
    }

    int gamesMax() {
        return Arrays.stream(games).max().orElse(0);
    }

    int meetingsMin() {
        return pairs().min().orElse(0);
    }

    int meetingsMax() {
        return pairs().max().orElse(0);
    }

    int seatSpread() {
        return Arrays.stream(seats)
                .mapToInt(own -> Arrays.stream(own).max().orElse(0)
                        - Arrays.stream(own).min().orElse(0))
                .max()
                .orElse(0);
    }

    private IntStream pairs() {
        return IntStream.range(0, games.length)
                .flatMap(a -> IntStream.range(0, a).map(b -> met[a][b]));
    }
}
