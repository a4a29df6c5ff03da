/** Who takes part in a competition: entries, invitations, divisions, penalties, and those who have left. */
package baffin.competition.entry;
