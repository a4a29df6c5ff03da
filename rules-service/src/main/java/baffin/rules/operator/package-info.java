/** What operators do to matches: the record of it is in the log before it is done. */
@NullMarked
package baffin.rules.operator;

import org.jspecify.annotations.NullMarked;
