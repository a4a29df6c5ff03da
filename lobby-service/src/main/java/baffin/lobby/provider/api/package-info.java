/** Providers as clients see them. */
@NullMarked
package baffin.lobby.provider.api;

import org.jspecify.annotations.NullMarked;
