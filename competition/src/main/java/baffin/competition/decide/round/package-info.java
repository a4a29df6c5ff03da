/** The next round in each format: its tables, byes and seats. */
@NullMarked
package baffin.competition.decide.round;

import org.jspecify.annotations.NullMarked;
