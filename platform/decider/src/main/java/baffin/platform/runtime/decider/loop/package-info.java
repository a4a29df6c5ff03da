/** One thread that owns partitions, decides what waits for them, and commits it as one transaction. */
package baffin.platform.runtime.decider.loop;
