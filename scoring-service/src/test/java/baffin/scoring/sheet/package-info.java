@NullMarked
package baffin.scoring.sheet;

import org.jspecify.annotations.NullMarked;
