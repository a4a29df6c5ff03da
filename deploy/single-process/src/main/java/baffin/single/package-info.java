/** All services and the gateway in one process, for one machine. */
@NullMarked
package baffin.single;

import org.jspecify.annotations.NullMarked;
