/** Tests of the house players. */
package baffin.bot.strength;
