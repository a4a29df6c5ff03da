/**
 * The match around any game: seats, versions, chance, undo, resignation and command de-duplication.
 *
 * <p>{@link baffin.match.decide.MatchDecider} is what rules-service runs; {@link baffin.match.state.MatchFold} is what
 * every reader runs. This package has what they read from it: the {@link baffin.match.MatchRecord} of a match, who may
 * see which part of it, and sandboxes. No line here names a game.
 */
package baffin.match;
