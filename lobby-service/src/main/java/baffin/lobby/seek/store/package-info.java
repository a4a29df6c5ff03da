/** The list of seeks in the database. */
@NullMarked
package baffin.lobby.seek.store;

import org.jspecify.annotations.NullMarked;
