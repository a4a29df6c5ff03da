/** Folds the records of the lobby into the lists of all features. */
@NullMarked
package baffin.lobby.projection;

import org.jspecify.annotations.NullMarked;
