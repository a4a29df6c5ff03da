/** Seeks: whom a player wants to meet, and who is seated together. Pure functions. */
package baffin.lobby.seek.domain;
