/** Tests of this package. */
@NullMarked
package baffin.gameservice.notification.domain;

import org.jspecify.annotations.NullMarked;
