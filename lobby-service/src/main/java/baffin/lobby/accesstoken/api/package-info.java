/** Personal access tokens over HTTP. */
@NullMarked
package baffin.lobby.accesstoken.api;

import org.jspecify.annotations.NullMarked;
