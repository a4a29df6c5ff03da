/** Tests of this package. */
@NullMarked
package baffin.scoring.competition.page;

import org.jspecify.annotations.NullMarked;
