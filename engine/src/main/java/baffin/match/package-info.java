/**
 * The match around any game: seats, versions, chance, undo, resignation and command de-duplication.
 *
 * <p>{@link baffin.match.MatchDecider} is what rules-service runs; {@link baffin.match.MatchFold} is what every reader
 * runs. No line here names a game.
 */
package baffin.match;
