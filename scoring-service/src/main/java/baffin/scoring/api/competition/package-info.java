/** Standings of competitions over HTTP. */
@NullMarked
package baffin.scoring.api.competition;

import org.jspecify.annotations.NullMarked;
