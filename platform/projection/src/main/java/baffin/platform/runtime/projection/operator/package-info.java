/** What operators see of projections, and let go on. */
@NullMarked
package baffin.platform.runtime.projection.operator;

import org.jspecify.annotations.NullMarked;
