/**
 * The clocks of a match: what they show, what pauses them, and when a seat runs out of time. They are folded from the
 * steps and read no system clock.
 */
package baffin.match.time;
