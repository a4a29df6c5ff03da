/** The REST API of accounts, players and bots. */
@NullMarked
package baffin.lobby.account.api;

import org.jspecify.annotations.NullMarked;
