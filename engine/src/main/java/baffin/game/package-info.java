/**
 * The contract of a game: what every game on Baffin is made of, and nothing about matches, time, storage or JSON.
 *
 * <p>A game is a decider: {@link baffin.game.Game#decide} holds all rules, {@link baffin.game.Game#evolve} holds none.
 */
package baffin.game;
