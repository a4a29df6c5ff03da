/** Accounts: handles, passwords, registration and signing in. */
@NullMarked
package baffin.lobby.account.domain;

import org.jspecify.annotations.NullMarked;
