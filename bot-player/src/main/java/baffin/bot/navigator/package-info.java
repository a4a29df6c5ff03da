/** The bots that can play a game well, by name. */
@NullMarked
package baffin.bot.navigator;

import org.jspecify.annotations.NullMarked;
