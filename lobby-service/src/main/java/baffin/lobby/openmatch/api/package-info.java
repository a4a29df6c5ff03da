/** The REST API of open matches. */
@NullMarked
package baffin.lobby.openmatch.api;

import org.jspecify.annotations.NullMarked;
