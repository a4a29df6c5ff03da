/** The OpenID Connect providers that the host has named. */
@NullMarked
package baffin.accounts.provider;

import org.jspecify.annotations.NullMarked;
