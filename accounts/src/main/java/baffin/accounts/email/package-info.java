/** E-mail addresses of accounts, and letters to them. */
@NullMarked
package baffin.accounts.email;

import org.jspecify.annotations.NullMarked;
