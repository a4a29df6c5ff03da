/** The state of a match of Expedition, and the commands and events that change it. */
@NullMarked
package baffin.expedition.state;

import org.jspecify.annotations.NullMarked;
