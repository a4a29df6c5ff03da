/** What can still be won and lost: proven bounds and a bounded search, never a guess. */
package baffin.competition.standing.outlook;
