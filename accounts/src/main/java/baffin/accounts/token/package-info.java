/** Tokens, the keys that sign them, and invitations. */
@NullMarked
package baffin.accounts.token;

import org.jspecify.annotations.NullMarked;
