/** Pictures of players over HTTP. */
@NullMarked
package baffin.lobby.avatar.api;

import org.jspecify.annotations.NullMarked;
