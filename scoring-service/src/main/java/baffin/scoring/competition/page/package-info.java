/** Pages of a competition for people: standings, rounds, entrants and a calendar. */
@NullMarked
package baffin.scoring.competition.page;

import org.jspecify.annotations.NullMarked;
