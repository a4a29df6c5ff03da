/** The list of competitions in the database. */
@NullMarked
package baffin.lobby.competition.store;

import org.jspecify.annotations.NullMarked;
