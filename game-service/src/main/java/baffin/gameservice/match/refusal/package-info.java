/** Why something is not possible at a place of the picture. */
package baffin.gameservice.match.refusal;
