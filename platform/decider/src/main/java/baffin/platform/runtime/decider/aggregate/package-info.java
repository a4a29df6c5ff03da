/** The aggregate around any decider: repeats, versions, dry runs, probes, answers. */
@NullMarked
package baffin.platform.runtime.decider.aggregate;

import org.jspecify.annotations.NullMarked;
