/** Accounts: handles, passwords, registration and signing in. */
@NullMarked
package baffin.accounts.account;

import org.jspecify.annotations.NullMarked;
