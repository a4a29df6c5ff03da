/** The way from a request to its decider and back: sends commands, waits for replies. */
@NullMarked
package baffin.platform.runtime.decider.port;

import org.jspecify.annotations.NullMarked;
