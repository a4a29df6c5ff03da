package baffin.bot.archive.expedition;

import baffin.expedition.board.Board;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionState;
import baffin.game.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Many small islands, until no Cartography token is left (EX-7.10). */
final class Atolls implements Greedy.Aim {

    private static final double ISLAND = 100;
    private static final double SHORE = 14;
    private static final double OPEN = 2;

    private record Corner(int row, int col) {}

    @Override
    public double value(ExpeditionState state) {
        Board board = state.board();
        double value = 0;
        Set<Corner> seen = new HashSet<>();
        for (int row = 0; row <= Grid.ROWS; row++) {
            for (int col = 0; col <= Grid.COLUMNS; col++) {
                Corner corner = new Corner(row, col);
                if (board.terrain(row, col) == Terrain.LAND && !seen.contains(corner)) {
                    int open = open(board, corner, seen);
                    value += open == 0 ? ISLAND : Math.max(0, SHORE - OPEN * open);
                }
            }
        }
        return value;
    }

    @Override
    public Optional<ExpeditionCommand> first(ExpeditionState state, Seat seat, List<ExpeditionCommand> legal) {
        return state.of(seat).ship().onArrow()
                ? legal.stream().filter(MoveShip.class::isInstance).findFirst()
                : Optional.empty();
    }

    /** Looks for another place or another tile. */
    @Override
    public ExpeditionCommand otherwise(Seat seat, List<ExpeditionCommand> legal, RandomGenerator random) {
        List<ExpeditionCommand> other = legal.stream()
                .filter(command ->
                        command instanceof DrawTile || command instanceof MoveShip(Place to) && !to.onArrow())
                .toList();
        return other.isEmpty() ? new Pass() : other.get(random.nextInt(other.size()));
    }

    /** Empty squares around the land of a corner. */
    private static int open(Board board, Corner start, Set<Corner> seen) {
        Set<Square> empty = new HashSet<>();
        Deque<Corner> open = new ArrayDeque<>(List.of(start));
        seen.add(start);
        while (!open.isEmpty()) {
            Corner corner = open.remove();
            for (int south = -1; south <= 0; south++) {
                for (int east = -1; east <= 0; east++) {
                    int row = corner.row() + south;
                    int col = corner.col() + east;
                    if (row >= 0 && col >= 0 && row < Grid.ROWS && col < Grid.COLUMNS) {
                        Square square = new Square(row, col);
                        if (board.empty(square)) {
                            empty.add(square);
                        }
                    }
                }
            }
            for (Corner next : List.of(
                    new Corner(corner.row() - 1, corner.col()),
                    new Corner(corner.row() + 1, corner.col()),
                    new Corner(corner.row(), corner.col() - 1),
                    new Corner(corner.row(), corner.col() + 1))) {
                if (next.row() >= 0
                        && next.col() >= 0
                        && next.row() <= Grid.ROWS
                        && next.col() <= Grid.COLUMNS
                        && board.terrain(next.row(), next.col()) == Terrain.LAND
                        && seen.add(next)) {
                    open.add(next);
                }
            }
        }
        return empty.size();
    }
}
