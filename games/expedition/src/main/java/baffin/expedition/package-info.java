/**
 * Expedition: Northwest Passage. {@link baffin.expedition.ExpeditionGame} is the table of contents. State, commands and
 * events are in {@code state}; every chapter of the rules has a class of its own in {@code rules}; the map is in
 * {@code geometry}, {@code tile} and {@code board}, component data in {@code data}.
 *
 * <p>Rule ids such as EX-7.6 are those of {@code expedition/rules.tsv}.
 */
package baffin.expedition;
