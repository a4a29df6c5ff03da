/** Accounts in the database. */
@NullMarked
package baffin.lobby.account.store;

import org.jspecify.annotations.NullMarked;
