/** Folds the log again: on the first start, for a new generation, and for keys that are released from quarantine. */
package baffin.platform.runtime.projection.rebuild;
