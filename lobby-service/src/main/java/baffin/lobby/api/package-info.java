/** The REST API of the lobby. Resources hold no logic. */
package baffin.lobby.api;
