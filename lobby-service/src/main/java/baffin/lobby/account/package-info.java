/** Who may sign in: players, and bots that belong to a player. */
package baffin.lobby.account;
