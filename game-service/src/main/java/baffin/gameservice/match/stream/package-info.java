/** Steps of a match, past and live, each as its viewer may see it, with the documents beside them. */
@NullMarked
package baffin.gameservice.match.stream;

import org.jspecify.annotations.NullMarked;
