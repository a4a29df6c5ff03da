/** Competitions as everybody may read them, and the forms in which their standings are told. */
@NullMarked
package baffin.scoring.competition;

import org.jspecify.annotations.NullMarked;
