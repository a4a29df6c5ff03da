/**
 * A client of Baffin's public REST API that may be copied: it needs the Java platform and
 * Jackson, and nothing of Baffin.
 *
 * <p>Start at {@link baffin.bot.client.BaffinClient}; sign in for a {@link baffin.bot.client.Session}; sit at a match
 * through {@link baffin.bot.client.Lobby} and play it through {@link baffin.bot.client.MatchClient}. Every call blocks;
 * all classes may be shared between threads, which makes virtual threads the natural caller.
 */
package baffin.bot.client;
