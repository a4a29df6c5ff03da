/** Tests of this package. */
@NullMarked
package baffin.gameservice.chat;

import org.jspecify.annotations.NullMarked;
