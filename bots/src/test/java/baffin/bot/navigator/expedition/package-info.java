/** Tests of this package. */
package baffin.bot.navigator.expedition;
