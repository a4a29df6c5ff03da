/** HTTP: what the lobby asks other services. */
package baffin.lobby.adapter.http;
