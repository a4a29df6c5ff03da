/** Commands, records and replies of the lobby as JSON. */
@NullMarked
package baffin.lobby.wire;

import org.jspecify.annotations.NullMarked;
