/** Pairings by results: who meets whom at tables of any size, by a search within bounds. */
@NullMarked
package baffin.competition.pairing.swiss;

import org.jspecify.annotations.NullMarked;
