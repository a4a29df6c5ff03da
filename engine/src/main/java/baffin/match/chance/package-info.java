/** Chance of a match: a seed, and draws from it that can be verified afterwards. */
package baffin.match.chance;
