/** Programs that act for people who let them, without ever seeing a password (OAuth 2.1). */
package baffin.accounts.oauth;
