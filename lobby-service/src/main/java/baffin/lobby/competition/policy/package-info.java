/** Policies of competitions as JSON, and what is wrong with one. */
@NullMarked
package baffin.lobby.competition.policy;

import org.jspecify.annotations.NullMarked;
