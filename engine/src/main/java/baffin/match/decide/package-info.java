/** Decides commands of a match: turns, undo, pauses, absence, time-outs and rulings around any game. */
@NullMarked
package baffin.match.decide;

import org.jspecify.annotations.NullMarked;
