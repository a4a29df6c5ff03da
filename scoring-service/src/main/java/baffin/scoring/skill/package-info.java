/** The strength of a player as a distribution, and its arithmetic. */
package baffin.scoring.skill;
