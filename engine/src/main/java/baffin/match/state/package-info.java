/** The state of a match, folded from its steps. */
@NullMarked
package baffin.match.state;

import org.jspecify.annotations.NullMarked;
