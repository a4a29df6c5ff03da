/** Competitions at any version, folded from their records. */
package baffin.scoring.competition;
