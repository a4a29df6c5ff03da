package baffin.competition.pairing.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The designs in which all meet equally often. */
final class ExactDesigns {

    /** All 120 pairs of 16 once, in five rounds, seats as even as five games allow; found by search. */
    private static final int[][][] SIXTEEN = {
        {{4, 3, 2, 1}, {7, 5, 8, 6}, {11, 12, 9, 10}, {15, 16, 13, 14}},
        {{5, 1, 13, 9}, {14, 6, 10, 2}, {7, 3, 15, 11}, {4, 8, 12, 16}},
        {{16, 1, 6, 11}, {5, 2, 12, 15}, {8, 9, 14, 3}, {10, 7, 4, 13}},
        {{12, 14, 1, 7}, {2, 13, 11, 8}, {3, 10, 16, 5}, {6, 4, 9, 15}},
        {{1, 15, 8, 10}, {9, 2, 7, 16}, {13, 6, 3, 12}, {14, 11, 5, 4}},
    };

    private record Design(int entrants, int tableSize, int games, List<List<List<Integer>>> rounds) {}

    private static final List<Design> ALL = List.of(
            new Design(4, 4, 4, oneByOne(cyclic(4, 0, 1, 2, 3))),
            new Design(5, 4, 4, List.of(cyclic(5, 0, 1, 2, 3))),
            new Design(7, 4, 4, List.of(cyclic(7, 2, 4, 5, 6))),
            new Design(13, 4, 4, List.of(cyclic(13, 0, 1, 3, 9))),
            new Design(7, 3, 3, List.of(cyclic(7, 0, 1, 3))),
            new Design(9, 3, 4, planeOfThree()),
            new Design(16, 4, 5, literal(SIXTEEN)));

    private ExactDesigns() {}

    /** The rounds, when there is a design for these numbers or for a part of the games that can be played again. */
    static Optional<List<List<List<Integer>>>> find(int entrants, int tableSize, int games) {
        return ALL.stream()
                .filter(design -> design.entrants == entrants && design.tableSize == tableSize)
                .filter(design -> games % design.games == 0)
                .findFirst()
                .map(design -> times(design, games / design.games));
    }

    private static List<List<List<Integer>>> times(Design design, int times) {
        if (times == 1) {
            return design.rounds;
        }
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            rounds.addAll(design.rounds);
        }
        return SeatBalance.of(rounds, design.entrants, design.tableSize);
    }

    /** Table i is the base moved on by i; all meet equally when each difference stands equally often in the base. */
    private static List<List<Integer>> cyclic(int entrants, int... base) {
        List<List<Integer>> tables = new ArrayList<>();
        for (int step = 0; step < entrants; step++) {
            List<Integer> table = new ArrayList<>();
            for (int place : base) {
                table.add((place + step) % entrants + 1);
            }
            tables.add(table);
        }
        return tables;
    }

    private static List<List<List<Integer>>> oneByOne(List<List<Integer>> tables) {
        return tables.stream().map(List::of).toList();
    }

    /** The lines of the affine plane of order 3: points (x, y), one round for each of the four directions. */
    private static List<List<List<Integer>>> planeOfThree() {
        int order = 3;
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, 2}};
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int[] direction : directions) {
            List<List<Integer>> lines = new ArrayList<>();
            for (int start = 0; start < order; start++) {
                int x = direction[0] == 0 ? start : 0;
                int y = direction[0] == 0 ? 0 : start;
                List<Integer> line = new ArrayList<>();
                for (int step = 0; step < order; step++) {
                    int column = (x + step * direction[0]) % order;
                    int row = (y + step * direction[1]) % order;
                    line.add(order * column + row + 1);
                }
                lines.add(line);
            }
            rounds.add(lines);
        }
        return SeatBalance.of(rounds, order * order, order);
    }

    private static List<List<List<Integer>>> literal(int[][][] numbers) {
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int[][] round : numbers) {
            List<List<Integer>> tables = new ArrayList<>();
            for (int[] table : round) {
                tables.add(Arrays.stream(table).boxed().toList());
            }
            rounds.add(tables);
        }
        return rounds;
    }
}
