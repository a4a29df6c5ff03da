/** Pairings by results: who meets whom at tables of any size, by a search within bounds. */
package baffin.competition.pairing.swiss;
