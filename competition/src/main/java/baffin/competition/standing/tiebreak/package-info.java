/** Tie-breaks and the order that they give. */
@NullMarked
package baffin.competition.standing.tiebreak;

import org.jspecify.annotations.NullMarked;
