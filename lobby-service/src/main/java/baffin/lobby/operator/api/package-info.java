/** What operators do, over HTTP. */
@NullMarked
package baffin.lobby.operator.api;

import org.jspecify.annotations.NullMarked;
