/** Public names of players: looked up when something is shown, since no record holds them. */
@NullMarked
package baffin.platform.names;

import org.jspecify.annotations.NullMarked;
