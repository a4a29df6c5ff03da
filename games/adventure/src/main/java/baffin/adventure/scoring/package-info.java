/** Points and final places. */
@NullMarked
package baffin.adventure.scoring;

import org.jspecify.annotations.NullMarked;
