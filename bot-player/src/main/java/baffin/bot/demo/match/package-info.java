/** A match that bots play for people to watch, explained line by line. */
@NullMarked
package baffin.bot.demo.match;

import org.jspecify.annotations.NullMarked;
