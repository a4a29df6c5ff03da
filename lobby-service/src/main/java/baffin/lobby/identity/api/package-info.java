/** Signing in through a provider, over HTTP. */
@NullMarked
package baffin.lobby.identity.api;

import org.jspecify.annotations.NullMarked;
