/** Measurements of the engine with JMH; results are recorded in docs/performance.md. */
package baffin.bench;
