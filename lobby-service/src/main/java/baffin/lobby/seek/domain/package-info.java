/** Seeks: whom a player wants to meet, and who is seated together. Pure functions. */
@NullMarked
package baffin.lobby.seek.domain;

import org.jspecify.annotations.NullMarked;
