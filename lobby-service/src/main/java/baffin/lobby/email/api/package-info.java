/** E-mail addresses of accounts over HTTP. */
@NullMarked
package baffin.lobby.email.api;

import org.jspecify.annotations.NullMarked;
