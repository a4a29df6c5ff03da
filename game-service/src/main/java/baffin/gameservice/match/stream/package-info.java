/** Steps of a match as a stream, each as its viewer may see it. */
@NullMarked
package baffin.gameservice.match.stream;

import org.jspecify.annotations.NullMarked;
