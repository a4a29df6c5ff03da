/** How large what a decider writes may be: judged before anything of a decision is written. */
package baffin.platform.runtime.decider.bounds;
