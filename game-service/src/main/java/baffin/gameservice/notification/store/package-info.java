/** Notifications in the database. */
@NullMarked
package baffin.gameservice.notification.store;

import org.jspecify.annotations.NullMarked;
