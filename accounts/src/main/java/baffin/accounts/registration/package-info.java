/** Who may make an account, and on whose invitation. */
package baffin.accounts.registration;
