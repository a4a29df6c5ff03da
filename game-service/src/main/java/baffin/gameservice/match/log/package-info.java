/** The event log of a match in words. */
package baffin.gameservice.match.log;
