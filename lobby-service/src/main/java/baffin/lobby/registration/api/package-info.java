/** Making accounts and invitations over HTTP. */
@NullMarked
package baffin.lobby.registration.api;

import org.jspecify.annotations.NullMarked;
