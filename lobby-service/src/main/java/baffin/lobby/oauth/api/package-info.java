/** OAuth 2.1 over HTTP: its endpoints, its page, its metadata. */
@NullMarked
package baffin.lobby.oauth.api;

import org.jspecify.annotations.NullMarked;
