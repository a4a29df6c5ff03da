/** Commands and events of a competition, and the records in which its log holds them. */
package baffin.competition.event;
