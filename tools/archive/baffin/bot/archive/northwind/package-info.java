/** Matches of North Wind that meet what ordinary ones do not. */
package baffin.bot.archive.northwind;
