/** The table of Expedition as one SVG document: strings only, the same for the same table. */
package baffin.expedition.picture;
