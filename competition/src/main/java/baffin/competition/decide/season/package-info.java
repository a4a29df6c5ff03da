/** The next season of a league: who goes up, down or stays. */
@NullMarked
package baffin.competition.decide.season;

import org.jspecify.annotations.NullMarked;
