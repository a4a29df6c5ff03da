/** Schedules of leagues in which everybody meets everybody equally often. */
@NullMarked
package baffin.competition.pairing.league;

import org.jspecify.annotations.NullMarked;
