/** The ends of accounts in PostgreSQL. */
@NullMarked
package baffin.lobby.privacy.store;

import org.jspecify.annotations.NullMarked;
