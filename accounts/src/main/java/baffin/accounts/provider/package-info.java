/** The OpenID Connect providers that the host has named. */
package baffin.accounts.provider;
