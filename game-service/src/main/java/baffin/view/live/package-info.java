/** Matches in memory: folded as their records come, or loaded when somebody asks. */
@NullMarked
package baffin.view.live;

import org.jspecify.annotations.NullMarked;
