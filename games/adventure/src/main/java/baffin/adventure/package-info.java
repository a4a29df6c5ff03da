/**
 * Northwest Passage Adventure for 2 to 4 seats: ships find their way over a map that grows before them.
 *
 * <p>{@link baffin.adventure.AdventureGame} is the table of contents. State, commands and events are in {@code state},
 * the map is in {@code sea}, the rules are in {@code rules}, component data in {@code data}.
 */
package baffin.adventure;
