/** The table of North Wind as one SVG document. */
package baffin.northwind.picture;
