/** The match as an aggregate of the decider runtime: every installed game behind one door. No I/O. */
package baffin.rules.engine;
