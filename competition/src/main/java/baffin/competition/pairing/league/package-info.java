/** Schedules of leagues in which everybody meets everybody equally often. */
package baffin.competition.pairing.league;
