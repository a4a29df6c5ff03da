/** What a bot is, and the one that plays at random. */
@NullMarked
package baffin.bot.player;

import org.jspecify.annotations.NullMarked;
