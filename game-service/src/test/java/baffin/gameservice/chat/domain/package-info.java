/** Tests of this package. */
@NullMarked
package baffin.gameservice.chat.domain;

import org.jspecify.annotations.NullMarked;
