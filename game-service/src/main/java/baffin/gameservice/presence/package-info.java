/** Who is there: players with an open stream of their own, whichever instance serves it. */
@NullMarked
package baffin.gameservice.presence;

import org.jspecify.annotations.NullMarked;
