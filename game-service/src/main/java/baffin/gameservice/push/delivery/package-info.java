/** From notices to push services. */
@NullMarked
package baffin.gameservice.push.delivery;

import org.jspecify.annotations.NullMarked;
