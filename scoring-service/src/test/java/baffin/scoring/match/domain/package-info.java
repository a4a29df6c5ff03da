/** Tests of this package. */
@NullMarked
package baffin.scoring.match.domain;

import org.jspecify.annotations.NullMarked;
