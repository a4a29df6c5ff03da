/** The strength of a player as a distribution, and its arithmetic. */
@NullMarked
package baffin.scoring.skill;

import org.jspecify.annotations.NullMarked;
