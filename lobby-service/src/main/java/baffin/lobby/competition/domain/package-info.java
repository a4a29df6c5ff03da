/** Competitions as the lobby lists them, and what a command can be refused for. */
@NullMarked
package baffin.lobby.competition.domain;

import org.jspecify.annotations.NullMarked;
