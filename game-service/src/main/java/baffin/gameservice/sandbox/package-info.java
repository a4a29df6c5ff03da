/** Sandboxes: copies of matches in which one player moves all seats. */
@NullMarked
package baffin.gameservice.sandbox;

import org.jspecify.annotations.NullMarked;
