/** Asks scoring-service for ratings. */
@NullMarked
package baffin.lobby.rating.client;

import org.jspecify.annotations.NullMarked;
