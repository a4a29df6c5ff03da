/**
 * A bot for Expedition. It reads the view, weighs every legal action by what it brings at
 * once and by what it opens, and
 * never goes so far that the known map and the ice of the rounds to come would keep its ship from coming home.
 */
package baffin.bot.navigator;
