/** The REST API of rounds: pairings, tables, rulings and penalties. */
@NullMarked
package baffin.lobby.competition.api.round;

import org.jspecify.annotations.NullMarked;
