/** Accounts: handles, passwords, registration and signing in. */
package baffin.accounts.account;
