/** The stream of a person over HTTP. */
@NullMarked
package baffin.gameservice.person.api;

import org.jspecify.annotations.NullMarked;
