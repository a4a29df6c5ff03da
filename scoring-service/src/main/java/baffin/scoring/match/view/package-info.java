/** Scores and results as they are answered, and the port by which they are read. */
@NullMarked
package baffin.scoring.match.view;

import org.jspecify.annotations.NullMarked;
