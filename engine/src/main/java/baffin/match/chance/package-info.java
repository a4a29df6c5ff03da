/** Chance of a match: a seed, and draws from it that can be verified afterwards. */
@NullMarked
package baffin.match.chance;

import org.jspecify.annotations.NullMarked;
