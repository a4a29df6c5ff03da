/** Preferences of players in the database. */
@NullMarked
package baffin.lobby.preferences.store;

import org.jspecify.annotations.NullMarked;
