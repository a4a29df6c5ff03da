/** Live streams: one queue for each client, cut when it does not read. */
@NullMarked
package baffin.view.stream;

import org.jspecify.annotations.NullMarked;
