/** The state of a match of Northwest Passage Adventure, and the commands and events that change it. */
@NullMarked
package baffin.adventure.state;

import org.jspecify.annotations.NullMarked;
