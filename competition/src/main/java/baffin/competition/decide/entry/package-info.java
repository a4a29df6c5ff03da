/** Decisions about entry: who may take part, who waits, and what is laid down before. */
package baffin.competition.decide.entry;
