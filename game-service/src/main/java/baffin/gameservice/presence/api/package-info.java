/** Who of a table is there, through REST. */
@NullMarked
package baffin.gameservice.presence.api;

import org.jspecify.annotations.NullMarked;
