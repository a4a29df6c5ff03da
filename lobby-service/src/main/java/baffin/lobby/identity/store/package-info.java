/** The providers and the database behind the ports. */
@NullMarked
package baffin.lobby.identity.store;

import org.jspecify.annotations.NullMarked;
