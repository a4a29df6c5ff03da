/**
 * The standing of a competition: a pure function of the competition and of a way to count, in which every number can be
 * opened down to the matches and rulings it comes from. docs/standings.md has the same in words.
 */
package baffin.competition.standing;
