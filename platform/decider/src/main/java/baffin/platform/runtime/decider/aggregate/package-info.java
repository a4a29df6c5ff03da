/** The aggregate around any decider: repeats, versions, dry runs, probes, answers. */
package baffin.platform.runtime.decider.aggregate;
