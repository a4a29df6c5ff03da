/** What operators do to accounts, and the records of it. */
package baffin.accounts.operator;
