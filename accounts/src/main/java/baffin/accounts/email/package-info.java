/** E-mail addresses of accounts, and letters to them. */
package baffin.accounts.email;
