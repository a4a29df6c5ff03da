/** Policies of competitions as JSON, and what is wrong with one. */
package baffin.lobby.competition.policy;
