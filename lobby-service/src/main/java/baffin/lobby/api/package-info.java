/** What REST resources of all features share. */
@NullMarked
package baffin.lobby.api;

import org.jspecify.annotations.NullMarked;
