/**
 * A bot for North Wind. It weighs every use of a tile in gold, against what the tiles that may still come are worth by
 * what it has seen of the stack.
 */
package baffin.bot.navigator.northwind;
