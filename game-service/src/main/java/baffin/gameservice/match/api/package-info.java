/** The REST API of matches. */
@NullMarked
package baffin.gameservice.match.api;

import org.jspecify.annotations.NullMarked;
