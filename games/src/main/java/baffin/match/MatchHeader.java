package baffin.match;

/**
 * What never changes in a match.
 *
 * @param matchId the match
 * @param setup game, options, seats
 * @param rulesVersion version of the rules it is played by
 * @param seed the secret
 * @param ranked false when the seed came from outside
 */
public record MatchHeader(String matchId, MatchSetup setup, String rulesVersion, Seed seed, boolean ranked) {}
