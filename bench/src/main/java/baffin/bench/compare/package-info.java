/** Baffin beside other programs on one machine in one hour, alternating. */
package baffin.bench.compare;
