/** Commands that keep, restore, rebuild and reset what is stored. */
@NullMarked
package baffin.standalone.cli.data;

import org.jspecify.annotations.NullMarked;
