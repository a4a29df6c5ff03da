/**
 * What operators and the host do to accounts, competitions, matches and read models, and the records of it. A record is
 * in the log before anything is done.
 */
package baffin.platform.operator;
