/** Tests of this package. */
@NullMarked
package baffin.scoring.skill;

import org.jspecify.annotations.NullMarked;
