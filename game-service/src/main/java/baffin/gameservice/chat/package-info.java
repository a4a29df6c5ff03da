/** The chat of a match: its channels, who may read and write them, and its records. */
@NullMarked
package baffin.gameservice.chat;

import org.jspecify.annotations.NullMarked;
