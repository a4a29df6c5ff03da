/** Nim, the smallest whole game: three heaps, two seats, and whoever takes the last match wins. */
@NullMarked
package baffin.nim;

import org.jspecify.annotations.NullMarked;
