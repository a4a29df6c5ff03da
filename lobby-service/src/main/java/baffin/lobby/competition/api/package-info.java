/** The REST API of competitions as a whole. */
@NullMarked
package baffin.lobby.competition.api;

import org.jspecify.annotations.NullMarked;
