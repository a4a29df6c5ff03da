/** E-mail addresses of accounts, and letters to them. */
@NullMarked
package baffin.lobby.email.domain;

import org.jspecify.annotations.NullMarked;
