/** Deciders of open matches, seeks and competitions, and what they hear from other services. */
package baffin.lobby.decider;
