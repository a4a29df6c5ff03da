/** Runs a projection: reads records, writes them in batches, and tells how far it is. */
@NullMarked
package baffin.platform.runtime.projection.engine;

import org.jspecify.annotations.NullMarked;
