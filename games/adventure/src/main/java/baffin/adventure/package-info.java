/**
 * Northwest Passage Adventure for 2 to 4 seats: ships find their way over a map that grows before them.
 *
 * <p>State, commands and events are here; the map is in {@link baffin.adventure.sea}, the rules are in
 * {@link baffin.adventure.rules}, component data in {@link baffin.adventure.data}.
 */
package baffin.adventure;
