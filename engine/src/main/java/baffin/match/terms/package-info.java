/** What is agreed for a match before it begins: seats and their holders, clocks, absence, quiet hours, visibility. */
package baffin.match.terms;
