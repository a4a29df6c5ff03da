/** What all deciders have in common: a command is judged, and what it causes is folded; nothing else. */
package baffin.decider;
