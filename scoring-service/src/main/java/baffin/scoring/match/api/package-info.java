/** The REST API of scores, results and records. */
@NullMarked
package baffin.scoring.match.api;

import org.jspecify.annotations.NullMarked;
