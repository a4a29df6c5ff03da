/** Folds the records of matches and competitions into the tables of all features. */
@NullMarked
package baffin.scoring.projection;

import org.jspecify.annotations.NullMarked;
