/** Runs a projection: reads records, writes them in batches, and tells how far it is. */
package baffin.platform.runtime.projection.engine;
