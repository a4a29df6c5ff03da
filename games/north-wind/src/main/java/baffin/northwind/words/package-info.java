/** What things of North Wind are called, for refusals, explanations, the event log and views. */
@NullMarked
package baffin.northwind.words;

import org.jspecify.annotations.NullMarked;
