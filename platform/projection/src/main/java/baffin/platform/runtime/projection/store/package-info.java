/** What a projection writes and reads in PostgreSQL: batches, positions, generations, checksums, quarantined keys. */
package baffin.platform.runtime.projection.store;
