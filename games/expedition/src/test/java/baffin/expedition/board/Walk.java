package baffin.expedition.board;

import baffin.expedition.data.SmallTiles;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Grows boards by random legal placements, with holes filled. */
final class Walk {

    private Walk() {}

    /** The boards after each step, the start first. */
    static List<Board> steps(Random random, int tiles) {
        List<Board> steps = new ArrayList<>(List.of(Board.start()));
        List<Integer> bag = new ArrayList<>(IntStream.range(0, 64).boxed().toList());
        List<Integer> piles = new ArrayList<>(SmallTiles.copies());
        for (int step = 0; step < tiles; step++) {
            Board board = steps.getLast();
            Tile tile = draw(random, bag, piles);
            List<Placement> placements = new ArrayList<>();
            board.pieces().forEach(piece -> placements.addAll(Placements.of(board, tile, Place.of(piece.anchor()))));
            if (!placements.isEmpty()) {
                take(tile, bag, piles);
                steps.add(grown(board, placements.get(random.nextInt(placements.size())), piles));
            }
        }
        return steps;
    }

    /** The squares that the later board covers and the earlier one does not. */
    static List<Square> covered(Board before, Board after) {
        return after.pieces().stream()
                .flatMap(piece -> piece.squares().stream())
                .filter(before::empty)
                .toList();
    }

    private static Board grown(Board board, Placement placement, List<Integer> piles) {
        Board placed = board.place(placement, true);
        Board filled = placed;
        for (Fill fill : Holes.after(placed, placed.pieces().getLast().squares(), piles)) {
            filled = filled.fill(fill);
            piles.set(fill.design(), piles.get(fill.design()) - 1);
        }
        return filled;
    }

    private static Tile draw(Random random, List<Integer> bag, List<Integer> piles) {
        int design = random.nextInt(6);
        return random.nextInt(4) == 0 && piles.get(design) > 0
                ? Tile.small(design)
                : Tile.large(bag.get(random.nextInt(bag.size())));
    }

    private static void take(Tile tile, List<Integer> bag, List<Integer> piles) {
        if (tile.isLarge()) {
            bag.remove(Integer.valueOf(tile.code()));
        } else {
            piles.set(tile.code(), piles.get(tile.code()) - 1);
        }
    }
}
