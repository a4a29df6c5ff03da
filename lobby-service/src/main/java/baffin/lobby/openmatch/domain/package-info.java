/** Open matches: a table that people join, leave and start. Pure functions. */
@NullMarked
package baffin.lobby.openmatch.domain;

import org.jspecify.annotations.NullMarked;
