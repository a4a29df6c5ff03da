/** Tests of this package. */
@NullMarked
package baffin.scoring.competition.domain;

import org.jspecify.annotations.NullMarked;
