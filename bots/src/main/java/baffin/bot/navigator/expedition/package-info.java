/** A bot that plays Expedition: Northwest Passage well. */
package baffin.bot.navigator.expedition;
