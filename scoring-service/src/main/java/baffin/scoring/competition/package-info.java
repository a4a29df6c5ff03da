/** Competitions at any version, folded from their records. */
@NullMarked
package baffin.scoring.competition;

import org.jspecify.annotations.NullMarked;
