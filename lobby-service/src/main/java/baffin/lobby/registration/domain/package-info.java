/** Who may make an account, and on whose invitation. */
@NullMarked
package baffin.lobby.registration.domain;

import org.jspecify.annotations.NullMarked;
