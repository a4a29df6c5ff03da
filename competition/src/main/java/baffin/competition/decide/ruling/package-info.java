/** Decisions of organisers about results, tables and penalties. */
package baffin.competition.decide.ruling;
