/** Documents of a match beside answers to commands and steps of streams. */
package baffin.gameservice.match.include;
