/** The secrets of the platform: the keys that sign tokens, and what invitations are made from. */
package baffin.lobby.token;
