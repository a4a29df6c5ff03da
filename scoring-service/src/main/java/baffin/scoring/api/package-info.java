/** The REST resources of scoring-service and what they answer with. */
@NullMarked
package baffin.scoring.api;

import org.jspecify.annotations.NullMarked;
