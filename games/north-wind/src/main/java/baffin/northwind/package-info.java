/**
 * North Wind. {@link baffin.northwind.NorthWindGame} is the table of contents. State, commands and events are in
 * {@code state}; every chapter of the rules has a class of its own in {@code rules}; component data is in {@code data}.
 *
 * <p>Rule ids such as NW-4.5 are those of {@code north-wind/rules.tsv}. Tiles of one face can't be told apart, and the
 * order of a stack exists only where a tile has left it: what is hidden is which tiles lie in which stack, what a
 * lookout has seen, and what seats want to be asked.
 */
package baffin.northwind;
