/** Keys and secrets in the database, sealed. */
@NullMarked
package baffin.lobby.token.store;

import org.jspecify.annotations.NullMarked;
