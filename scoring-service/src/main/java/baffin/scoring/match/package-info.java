/** Scores of matches, kept step by step. Pure functions. */
package baffin.scoring.match;
