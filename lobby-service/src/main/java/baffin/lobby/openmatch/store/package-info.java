/** The list of open matches in the database. */
@NullMarked
package baffin.lobby.openmatch.store;

import org.jspecify.annotations.NullMarked;
