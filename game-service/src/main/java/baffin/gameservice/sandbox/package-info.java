/** Sandboxes: copies of matches in which one player moves all seats. */
package baffin.gameservice.sandbox;
