/**
 * Competitions: leagues and tournaments around matches. A competition is decided and folded like a match: commands,
 * pure decisions, events. {@link baffin.competition.Competition} is the state,
 * {@link baffin.competition.CompetitionFold} the fold. All that a standing needs is in the competition's own records,
 * results included.
 */
package baffin.competition;
