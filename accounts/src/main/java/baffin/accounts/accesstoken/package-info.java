/** Personal access tokens: for programs that may do part of what an account may do. */
package baffin.accounts.accesstoken;
