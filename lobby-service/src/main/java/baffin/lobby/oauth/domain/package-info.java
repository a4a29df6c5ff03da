/** Programs that act for people who let them, without ever seeing a password (OAuth 2.1). */
@NullMarked
package baffin.lobby.oauth.domain;

import org.jspecify.annotations.NullMarked;
