/** A whole competition that bots play for people to watch. */
@NullMarked
package baffin.bot.demo.contest;

import org.jspecify.annotations.NullMarked;
