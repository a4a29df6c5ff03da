package baffin.nim;

import baffin.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as everybody sees it.
 *
 * @param heaps matches in each heap
 * @param active the seat that is to act; null once the game is over
 */
public record NimView(List<Integer> heaps, @Nullable Seat active) {}
