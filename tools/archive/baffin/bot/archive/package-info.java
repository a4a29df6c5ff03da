/** Makes the archive of finished matches that every release replays. */
package baffin.bot.archive;
