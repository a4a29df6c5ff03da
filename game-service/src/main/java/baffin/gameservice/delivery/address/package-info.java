/** URLs that deliveries may reach, and the addresses behind them. */
@NullMarked
package baffin.gameservice.delivery.address;

import org.jspecify.annotations.NullMarked;
