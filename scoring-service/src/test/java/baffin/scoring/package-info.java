@NullMarked
package baffin.scoring;

import org.jspecify.annotations.NullMarked;
