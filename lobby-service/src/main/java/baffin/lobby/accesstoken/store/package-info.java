/** Personal access tokens in the database. */
@NullMarked
package baffin.lobby.accesstoken.store;

import org.jspecify.annotations.NullMarked;
