/** Nim, the smallest whole game: three heaps, two seats, and whoever takes the last match wins. */
package baffin.nim;
