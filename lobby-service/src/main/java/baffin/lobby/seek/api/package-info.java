/** The REST API of seeks. */
@NullMarked
package baffin.lobby.seek.api;

import org.jspecify.annotations.NullMarked;
