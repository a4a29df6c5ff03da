/** Commands that export matches and prove what they say. */
@NullMarked
package baffin.standalone.cli.proof;

import org.jspecify.annotations.NullMarked;
