/**
 * The demo: bots play a match or a competition through REST, for people to watch.
 */
package baffin.bot.demo;
