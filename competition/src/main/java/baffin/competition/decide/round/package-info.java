/** The next round in each format: its tables, byes and seats. */
package baffin.competition.decide.round;
