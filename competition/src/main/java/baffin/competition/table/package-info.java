/** What is played in a competition: rounds, tables, results, byes, and the league that its seasons form. */
@NullMarked
package baffin.competition.table;

import org.jspecify.annotations.NullMarked;
