/** What answers to commands carry beside the commands' own events, asked of game-service. */
package baffin.rules.include;
