/**
 * Expedition: Northwest Passage. {@link baffin.expedition.ExpeditionGame} is the table of contents; every chapter of
 * the rules has a class of its own in {@code rules}, the board lies in {@code board}, component data in {@code data}.
 *
 * <p>Rule ids such as EX-7.6 are those of {@code expedition/rules.tsv}.
 */
package baffin.expedition;
