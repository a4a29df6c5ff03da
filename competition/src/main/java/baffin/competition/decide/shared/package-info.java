/** What all decisions of a competition share. */
@NullMarked
package baffin.competition.decide.shared;

import org.jspecify.annotations.NullMarked;
