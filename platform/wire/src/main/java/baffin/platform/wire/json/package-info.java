/** How values and records of sealed types are written as JSON and read from it. */
@NullMarked
package baffin.platform.wire.json;

import org.jspecify.annotations.NullMarked;
