/** What is played in a competition: rounds, tables, results, byes, and the league that its seasons form. */
package baffin.competition.table;
