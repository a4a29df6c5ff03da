package baffin.competition.standing;

import baffin.competition.policy.Points;
import baffin.competition.table.Stage;
import baffin.game.words.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Something that brought points to an entrant, took some, or at least decided how far it came.
 *
 * @param kind match, bye or penalty
 * @param round its number; null for a penalty
 * @param stage what the round is for; null for a penalty
 * @param table its number; null without a table
 * @param attempt which match of the table counts; null without a table
 * @param match id of the match; null without a table
 * @param version version of the competition whose record brought it; null for a bye, which its round brought
 * @param place at the table, 1 for the first, after those who left were put last; null without a table
 * @param points that it is worth; below zero for a penalty
 * @param counts false when the points are not in the sum: a final, or a heat beyond the best ones
 * @param rule how the points came about, such as "place 2 of 4 = 6", as {@link StandingExplanation#TEXTS} has it
 */
public record Contribution(
        ContributionKind kind,
        @Nullable Integer round,
        @Nullable Stage stage,
        @Nullable Integer table,
        @Nullable Integer attempt,
        @Nullable String match,
        @Nullable Long version,
        @Nullable Integer place,
        Points points,
        boolean counts,
        Phrase rule) {}
