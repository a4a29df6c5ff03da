/** Leads matches of Expedition to rules that bots hardly ever meet. */
package baffin.bot.archive.expedition;
