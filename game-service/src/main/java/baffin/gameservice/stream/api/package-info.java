/** What resources of streams share. */
@NullMarked
package baffin.gameservice.stream.api;

import org.jspecify.annotations.NullMarked;
