/** Tests of this package. */
package baffin.gameservice.delivery.address;
