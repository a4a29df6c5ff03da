/** Time and absence in a match: clocks, pauses, quiet hours, and what happens when nobody plays. All of it is data. */
package baffin.match.time;
