package baffin.competition.table;

/**
 * Somebody without a table in a round.
 *
 * @param kind what it is worth
 */
public record Bye(int entrant, ByeKind kind) {}
