/** Commands and events of a match, and the steps in which its log holds them. */
@NullMarked
package baffin.match.event;

import org.jspecify.annotations.NullMarked;
