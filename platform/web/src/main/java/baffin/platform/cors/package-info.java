/** Which pages of other sites may read answers (Fetch, 3.2). */
@NullMarked
package baffin.platform.cors;

import org.jspecify.annotations.NullMarked;
