/** The table as an SVG document. */
package baffin.adventure.picture;
