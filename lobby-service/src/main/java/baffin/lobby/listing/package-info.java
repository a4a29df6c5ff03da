/** The list of matches as readers see it. */
package baffin.lobby.listing;
