/** Scores of matches, kept step by step. Pure functions. */
@NullMarked
package baffin.scoring.match;

import org.jspecify.annotations.NullMarked;
