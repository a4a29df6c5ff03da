/** Commands in words, with the parts to pick, and what they take and bring. */
package baffin.northwind.explain;
