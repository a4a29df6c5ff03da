/** Who takes part in a competition: entries, invitations, divisions, penalties, and those who have left. */
@NullMarked
package baffin.competition.entry;

import org.jspecify.annotations.NullMarked;
