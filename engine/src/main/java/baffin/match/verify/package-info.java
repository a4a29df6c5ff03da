/** Plays a log again and compares every step with what the rules decide. */
@NullMarked
package baffin.match.verify;

import org.jspecify.annotations.NullMarked;
