package baffin.lobby.open;

/**
 * A seat that is taken.
 *
 * @param seat index from 0
 * @param person who sits there
 * @param ready true once the person agrees to start
 */
public record Sitting(int seat, Person person, boolean ready) {}
