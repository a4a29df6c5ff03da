/** The REST API of ratings and leaderboards. */
@NullMarked
package baffin.scoring.rating.api;

import org.jspecify.annotations.NullMarked;
