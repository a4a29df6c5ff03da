/** Reads, commands and dry runs that all resources of a competition share. */
@NullMarked
package baffin.lobby.competition.service;

import org.jspecify.annotations.NullMarked;
