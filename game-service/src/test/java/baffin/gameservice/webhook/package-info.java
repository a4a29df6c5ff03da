/** Tests of this package. */
package baffin.gameservice.webhook;
