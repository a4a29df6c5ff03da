/** How an account ends: its owner asks for it and has time to think again, or an operator erases it. */
@NullMarked
package baffin.accounts.privacy;

import org.jspecify.annotations.NullMarked;
