/** Scores: the sheet of every match, results, records of players and leaderboards, folded from the log. */
@NullMarked
package baffin.scoring;

import org.jspecify.annotations.NullMarked;
