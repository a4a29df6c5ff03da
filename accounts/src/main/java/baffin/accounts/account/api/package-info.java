/** The REST API of accounts, players and bots. */
@NullMarked
package baffin.accounts.account.api;

import org.jspecify.annotations.NullMarked;
