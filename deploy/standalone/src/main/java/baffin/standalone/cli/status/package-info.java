/** The command status: each part side by side. */
@NullMarked
package baffin.standalone.cli.status;

import org.jspecify.annotations.NullMarked;
