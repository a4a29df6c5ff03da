/** Measurements; {@link baffin.bench.Main} has those of a platform. Results are recorded in docs/performance.md. */
package baffin.bench;
