/** The REST API of sandboxes. */
@NullMarked
package baffin.gameservice.sandbox.api;

import org.jspecify.annotations.NullMarked;
