/** What operators do, over HTTP. */
@NullMarked
package baffin.accounts.operator.api;

import org.jspecify.annotations.NullMarked;
