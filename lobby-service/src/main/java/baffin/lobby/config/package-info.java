/** Settings and wiring of the lobby. */
package baffin.lobby.config;
