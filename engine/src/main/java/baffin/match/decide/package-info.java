/** Decides commands of a match: turns, undo, pauses, absence, time-outs and rulings around any game. */
package baffin.match.decide;
