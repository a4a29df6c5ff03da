/** Many matches at once, with bots that think as little as possible, to see what the platform bears. */
package baffin.bot.load;
