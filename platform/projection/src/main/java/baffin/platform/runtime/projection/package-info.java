/**
 * Folds a topic into tables of PostgreSQL, so that duplicates, restarts and rebuilds change nothing.
 *
 * <p>A {@link baffin.platform.runtime.projection.Projection} says what to write; the
 * {@link baffin.platform.runtime.projection.engine.ProjectionEngine} gives it each record once, in order, with the
 * position of the partition in the same transaction. Rows carry a generation: a rebuild folds a new generation from the
 * first record, compares it with the live one and then takes its place.
 *
 * <p>Nothing here is a bean: a service makes the engines that it needs.
 */
package baffin.platform.runtime.projection;
