/** Tests of this package. */
package baffin.gameservice.stream;
