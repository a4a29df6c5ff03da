/** Tests of this package. */
package baffin.gameservice.notification;
