/** Tokens, the keys that sign them, and invitations. */
@NullMarked
package baffin.lobby.token.domain;

import org.jspecify.annotations.NullMarked;
