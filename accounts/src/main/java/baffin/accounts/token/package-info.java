/** Tokens, the keys that sign them, and invitations. */
package baffin.accounts.token;
