/** Preferences of players over HTTP. */
@NullMarked
package baffin.lobby.preferences.api;

import org.jspecify.annotations.NullMarked;
