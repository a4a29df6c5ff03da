/** Public names of players: looked up when something is shown, since no record holds them. */
package baffin.platform.names;
