/** Decisions of organisers about results, tables and penalties. */
@NullMarked
package baffin.competition.decide.ruling;

import org.jspecify.annotations.NullMarked;
