package baffin.gameservice.match;

import baffin.match.event.Step;
import org.jspecify.annotations.Nullable;

/**
 * One step between two states of its match.
 *
 * @param before null for the first step
 */
public record FoldedStep(@Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {}
