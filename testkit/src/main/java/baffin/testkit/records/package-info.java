/** Matches as records of the log, whole ones and broken ones. */
@NullMarked
package baffin.testkit.records;

import org.jspecify.annotations.NullMarked;
