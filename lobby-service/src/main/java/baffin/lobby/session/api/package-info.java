/** Sessions and passwords over HTTP. */
@NullMarked
package baffin.lobby.session.api;

import org.jspecify.annotations.NullMarked;
