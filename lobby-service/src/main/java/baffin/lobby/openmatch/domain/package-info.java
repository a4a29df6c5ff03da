/** Open matches: a table that people join, leave and start. Pure functions. */
package baffin.lobby.openmatch.domain;
