/** Matches of Northwest Passage Adventure that meet what ordinary ones do not. */
package baffin.bot.archive.adventure;
