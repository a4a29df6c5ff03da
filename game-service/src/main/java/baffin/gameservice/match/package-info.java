/** Matches at any version, folded from their steps: in memory, and as the database has them. */
package baffin.gameservice.match;
