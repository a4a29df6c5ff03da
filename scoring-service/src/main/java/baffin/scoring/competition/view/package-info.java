/** Standings, results and explanations as they are answered. */
@NullMarked
package baffin.scoring.competition.view;

import org.jspecify.annotations.NullMarked;
