/** Tests of this package. */
@NullMarked
package baffin.gameservice.webhook.domain;

import org.jspecify.annotations.NullMarked;
