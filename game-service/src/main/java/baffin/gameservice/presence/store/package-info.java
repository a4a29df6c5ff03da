/** Who is there, in PostgreSQL, so that all instances know. */
@NullMarked
package baffin.gameservice.presence.store;

import org.jspecify.annotations.NullMarked;
