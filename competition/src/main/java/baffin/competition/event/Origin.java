package baffin.competition.event;

import org.jspecify.annotations.Nullable;

/**
 * Where an imported competition was played. Both are the words of whoever brought it.
 *
 * @param competition its id there; nothing here has it by that
 * @param series id of the league there; null outside of one
 */
public record Origin(String competition, @Nullable String series) {}
