/** Baffin beside other programs on one machine in one hour, alternating. */
@NullMarked
package baffin.bench.compare;

import org.jspecify.annotations.NullMarked;
