/** Records of what operators do, in the log. */
@NullMarked
package baffin.lobby.operator.store;

import org.jspecify.annotations.NullMarked;
