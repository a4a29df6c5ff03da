/** Signing in through a provider, over HTTP. */
@NullMarked
package baffin.accounts.identity.api;

import org.jspecify.annotations.NullMarked;
