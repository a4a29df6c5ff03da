/** Folds the log of a match into its scores; knows neither database nor HTTP. */
@NullMarked
package baffin.scoring.sheet;

import org.jspecify.annotations.NullMarked;
