/** What can still be won and lost: proven bounds and a bounded search, never a guess. */
@NullMarked
package baffin.competition.standing.outlook;

import org.jspecify.annotations.NullMarked;
