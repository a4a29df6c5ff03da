/** Notifications: who is told what of a match or a competition, and when it is out of date. */
package baffin.gameservice.notification;
