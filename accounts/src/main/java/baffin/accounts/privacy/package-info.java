/** How an account ends: its owner asks for it and has time to think again, or an operator erases it. */
package baffin.accounts.privacy;
