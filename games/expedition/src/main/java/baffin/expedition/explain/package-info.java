/** Commands and events in words: with the parts to pick, what they take and bring, and what has happened. */
package baffin.expedition.explain;
