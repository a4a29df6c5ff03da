/** In which language a reader is answered. */
@NullMarked
package baffin.platform.language;

import org.jspecify.annotations.NullMarked;
