/**
 * Standings a second time, written from docs/standings.md and docs/competitions.md alone: from the events of a
 * competition to order, ranks, points, penalties, matches played, byes, who is struck, and every tie-break. Of the
 * competition this package reads events, policies and plain rows, and how many games the design of a league gives;
 * only the comparison knows {@code baffin.competition.standing}.
 *
 * <p>Covered are all formats, points and tie-breaks, teams, and all rulings, removals and replacements. Cards,
 * {@code gamesLeft}, {@code movement}, {@code outcome}, the outlook and other policies ({@code policy=}) are not.
 */
package baffin.competition.recount;
