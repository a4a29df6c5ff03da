/** Sessions in PostgreSQL, and their ends in the log. */
@NullMarked
package baffin.lobby.session.store;

import org.jspecify.annotations.NullMarked;
