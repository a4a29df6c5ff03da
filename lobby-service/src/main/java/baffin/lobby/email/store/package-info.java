/** E-mail addresses in the database, and letters on their way. */
@NullMarked
package baffin.lobby.email.store;

import org.jspecify.annotations.NullMarked;
