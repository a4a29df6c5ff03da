/** Reads, commands and dry runs that all resources of a competition share. */
package baffin.lobby.competition.service;
