/** The results of a competition entrant by entrant, from its rounds and rulings. */
package baffin.competition.standing.ledger;
