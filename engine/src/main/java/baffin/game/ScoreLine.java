package baffin.game;

import baffin.game.words.Phrase;

/**
 * One number of a score sheet with its origin.
 *
 * @param kind what earned it, in the game's own upper-case words, such as {@code ISLAND}
 * @param points points of the game, negative for penalties
 * @param ruleId the rule that gives them
 * @param version version of the match event that caused them; for lines computed at the end, the last version folded
 * @param note the reason with the values involved, to be put into words by the game's {@link Explainer#messages}; no
 *     parameter is a phrase
 */
public record ScoreLine(String kind, int points, String ruleId, long version, Phrase note) {}
