/**
 * Rows that are no fold of events, such as accounts, in the log as well: each change of a logged table goes to a
 * compacted topic, and a database that was lost gets its rows back from there.
 */
package baffin.platform.tables;
