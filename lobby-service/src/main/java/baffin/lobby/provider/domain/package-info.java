/** The OpenID Connect providers that the host has named. */
@NullMarked
package baffin.lobby.provider.domain;

import org.jspecify.annotations.NullMarked;
