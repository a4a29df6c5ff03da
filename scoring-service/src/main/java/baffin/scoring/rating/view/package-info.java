/** Ratings as they are answered, and the ports by which they are read. */
@NullMarked
package baffin.scoring.rating.view;

import org.jspecify.annotations.NullMarked;
