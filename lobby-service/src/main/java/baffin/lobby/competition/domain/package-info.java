/** Competitions as the lobby lists them, and what a command can be refused for. */
package baffin.lobby.competition.domain;
