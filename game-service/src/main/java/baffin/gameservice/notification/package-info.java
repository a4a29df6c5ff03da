/** Notifications: who is told what of a match or a competition, and when it is out of date. */
@NullMarked
package baffin.gameservice.notification;

import org.jspecify.annotations.NullMarked;
