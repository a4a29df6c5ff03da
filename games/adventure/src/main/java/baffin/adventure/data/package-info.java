/** The component data of Northwest Passage Adventure, one holder a file under {@code /adventure}, with source marks. */
package baffin.adventure.data;
