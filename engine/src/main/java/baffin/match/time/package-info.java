/**
 * Clocks of a match: what they show, what pauses them, and when a seat runs out of time. A fold of the steps, no clock of its own.
 */
package baffin.match.time;
