/** One whole match for people to watch: opened in the lobby, played by bots through REST, explained line by line. */
package baffin.bot.demo;
