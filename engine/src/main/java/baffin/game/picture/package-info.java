/** Parts of pictures that games share: SVG text, words, and what tells seats apart. */
package baffin.game.picture;
