/** Points during the match and at its end, majorities and final places. */
@NullMarked
package baffin.expedition.scoring;

import org.jspecify.annotations.NullMarked;
