/** Pictures of players. */
@NullMarked
package baffin.lobby.avatar.domain;

import org.jspecify.annotations.NullMarked;
