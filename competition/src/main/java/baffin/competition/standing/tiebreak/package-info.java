/** Tie-breaks and the order that they give. */
package baffin.competition.standing.tiebreak;
