/** Competitions over HTTP: what organisers and entrants ask, and what everybody may read. */
package baffin.lobby.api.competition;
