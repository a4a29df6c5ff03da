/** Many bot matches at once on a running platform: how many commands it takes, and how fast. */
@NullMarked
package baffin.bench.load;

import org.jspecify.annotations.NullMarked;
