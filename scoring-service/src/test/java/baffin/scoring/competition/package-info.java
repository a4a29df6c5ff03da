@NullMarked
package baffin.scoring.competition;

import org.jspecify.annotations.NullMarked;
