/** Commands in words, with the parts to pick, what they take and bring, and what has happened. */
package baffin.northwind.explain;
