/** Pages for people at which they sign in, choose a handle or let a program act for them. */
package baffin.accounts.page;
