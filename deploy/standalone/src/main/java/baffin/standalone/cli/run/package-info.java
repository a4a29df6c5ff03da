/** Commands that run the platform in the foreground, with bots or a training. */
@NullMarked
package baffin.standalone.cli.run;

import org.jspecify.annotations.NullMarked;
