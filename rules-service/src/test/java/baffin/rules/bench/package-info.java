/** What a command costs the decider and the broker; run by hand, see docs/performance.md. */
package baffin.rules.bench;
