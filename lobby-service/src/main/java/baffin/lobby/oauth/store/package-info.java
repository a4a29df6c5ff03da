/** Clients and codes in the database. */
@NullMarked
package baffin.lobby.oauth.store;

import org.jspecify.annotations.NullMarked;
