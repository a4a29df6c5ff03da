/** What operators do to accounts, and the records of it. */
@NullMarked
package baffin.accounts.operator;

import org.jspecify.annotations.NullMarked;
