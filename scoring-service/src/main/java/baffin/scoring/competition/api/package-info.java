/** The REST API of standings and results of competitions. */
@NullMarked
package baffin.scoring.competition.api;

import org.jspecify.annotations.NullMarked;
