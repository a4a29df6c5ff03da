/** Streams of server-sent events: whoever follows gets what is new, and slow readers are let go. */
@NullMarked
package baffin.gameservice.stream;

import org.jspecify.annotations.NullMarked;
