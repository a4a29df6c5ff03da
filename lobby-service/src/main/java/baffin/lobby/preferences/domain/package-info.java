/** What players set for the programs through which they play. */
@NullMarked
package baffin.lobby.preferences.domain;

import org.jspecify.annotations.NullMarked;
