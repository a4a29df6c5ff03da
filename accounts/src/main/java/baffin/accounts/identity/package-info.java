/** Accounts of other platforms with which people sign in: OpenID Connect, its providers, and who is linked to whom. */
package baffin.accounts.identity;
