/** Decisions about entry: who may take part, who waits, and what is laid down before. */
@NullMarked
package baffin.competition.decide.entry;

import org.jspecify.annotations.NullMarked;
