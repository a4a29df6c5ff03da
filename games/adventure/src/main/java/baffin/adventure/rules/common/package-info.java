/** What several chapters of the rules share: payment, positions, drawing treasure, new rows of the map. */
package baffin.adventure.rules.common;
