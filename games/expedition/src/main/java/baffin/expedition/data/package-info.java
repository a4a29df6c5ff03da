/**
 * The component data of Expedition, one holder a file under {@code /expedition}, each row with its source mark.
 *
 * <p>Files are read and checked once, when a holder is first touched; a bad file stops the program with its line.
 */
package baffin.expedition.data;
