/** The REST API of notifications. */
@NullMarked
package baffin.gameservice.notification.api;

import org.jspecify.annotations.NullMarked;
