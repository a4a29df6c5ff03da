/** Matches before they start, as a pure decider: who opened it, who sits where, who is ready, when it starts. */
package baffin.lobby.open;
