/** Matches in memory: folded from their steps, at any version. */
@NullMarked
package baffin.gameservice.match.domain;

import org.jspecify.annotations.NullMarked;
