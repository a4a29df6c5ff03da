/**
 * The component data of North Wind, one holder a file under {@code /north-wind}, each row with its source mark.
 *
 * <p>Files are read and checked once, when a holder is first touched; a bad file stops the program with its line.
 */
package baffin.northwind.data;
