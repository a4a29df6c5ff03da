/** Tests of this package. */
package baffin.bot.player;
