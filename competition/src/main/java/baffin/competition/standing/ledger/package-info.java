/** The results of a competition entrant by entrant, from its rounds and rulings. */
@NullMarked
package baffin.competition.standing.ledger;

import org.jspecify.annotations.NullMarked;
