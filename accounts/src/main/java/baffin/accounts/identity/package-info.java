/** Accounts of other platforms with which people sign in: OpenID Connect, its providers, and who is linked to whom. */
@NullMarked
package baffin.accounts.identity;

import org.jspecify.annotations.NullMarked;
