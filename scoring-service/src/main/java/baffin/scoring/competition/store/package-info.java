/** Records of competitions in the database. */
@NullMarked
package baffin.scoring.competition.store;

import org.jspecify.annotations.NullMarked;
