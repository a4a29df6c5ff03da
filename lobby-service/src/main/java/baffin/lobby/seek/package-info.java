/** Players who wait for others: one pool a game, as a pure decider; who is matched with whom, and when. */
package baffin.lobby.seek;
