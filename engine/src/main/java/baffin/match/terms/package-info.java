/** What is agreed for a match before it begins: seats and their holders, clocks, absence, quiet hours, visibility. */
@NullMarked
package baffin.match.terms;

import org.jspecify.annotations.NullMarked;
