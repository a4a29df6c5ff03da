/** Streams of matches and of sandboxes in the REST API. */
@NullMarked
package baffin.gameservice.live;

import org.jspecify.annotations.NullMarked;
