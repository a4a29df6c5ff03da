@NullMarked
package baffin.platform.runtime.projection;

import org.jspecify.annotations.NullMarked;
