/** What a projection writes and reads in PostgreSQL: batches, positions, generations, checksums, quarantined keys. */
@NullMarked
package baffin.platform.runtime.projection.store;

import org.jspecify.annotations.NullMarked;
