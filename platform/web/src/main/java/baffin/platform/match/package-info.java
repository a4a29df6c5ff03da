/** Commands to matches of any game: what decides them, and how their answers and refusals read on the wire. */
package baffin.platform.match;
