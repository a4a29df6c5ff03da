/**
 * The board of Expedition: what lies on it, ice, coasts and ways over it. Terrain is a matter of corners (EX-2.1):
 * every corner of the grid is land, sea or not yet known; ice is a matter of rows of squares (EX-6.2).
 */
package baffin.expedition.board;
