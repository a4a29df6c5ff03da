/** Sessions: how they begin, go on and end. */
package baffin.accounts.session;
