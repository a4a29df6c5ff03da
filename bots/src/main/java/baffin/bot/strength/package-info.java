/** The house players: how well each plays, over the contract of games alone. */
package baffin.bot.strength;
