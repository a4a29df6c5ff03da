/** The REST API of web push. */
@NullMarked
package baffin.gameservice.push.api;

import org.jspecify.annotations.NullMarked;
