/** The REST resources of game-service and what they answer with. */
@NullMarked
package baffin.view.api;

import org.jspecify.annotations.NullMarked;
