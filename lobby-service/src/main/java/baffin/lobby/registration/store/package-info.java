/** Invitations to make accounts in the database. */
@NullMarked
package baffin.lobby.registration.store;

import org.jspecify.annotations.NullMarked;
