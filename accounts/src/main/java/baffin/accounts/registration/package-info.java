/** Who may make an account, and on whose invitation. */
@NullMarked
package baffin.accounts.registration;

import org.jspecify.annotations.NullMarked;
