/**
 * Decides about competitions: commands and the clock in, events out. Pure; the lobby runs it, tests and verification
 * run the same code.
 */
package baffin.competition.decide;
