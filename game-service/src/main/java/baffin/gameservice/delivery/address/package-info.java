/** URLs that deliveries may reach, and the addresses behind them. */
package baffin.gameservice.delivery.address;
