/**
 * Programs that play through the public REST API and nothing else: bots and the demo.
 *
 * <p>{@link baffin.bot.Main} is the command line; {@link baffin.bot.player.Bot} is what to implement for a bot of one's
 * own.
 */
package baffin.bot;
