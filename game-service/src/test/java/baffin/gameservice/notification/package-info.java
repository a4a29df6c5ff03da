/** Tests of this package. */
@NullMarked
package baffin.gameservice.notification;

import org.jspecify.annotations.NullMarked;
