/** Commands and events of a competition, and the records in which its log holds them. */
@NullMarked
package baffin.competition.event;

import org.jspecify.annotations.NullMarked;
