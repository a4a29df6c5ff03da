/** Commands that export competitions, count them again and prove their pairings. */
@NullMarked
package baffin.standalone.cli.competition;

import org.jspecify.annotations.NullMarked;
