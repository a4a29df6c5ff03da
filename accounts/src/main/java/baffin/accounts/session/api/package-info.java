/** Sessions and passwords over HTTP. */
@NullMarked
package baffin.accounts.session.api;

import org.jspecify.annotations.NullMarked;
