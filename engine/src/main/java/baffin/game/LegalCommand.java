package baffin.game;

/**
 * A command that would be accepted now.
 *
 * @param command the command
 * @param cost its price in the game's own unit (crewmen, action points, actions); 0 when free
 */
public record LegalCommand<C extends Command>(C command, int cost) {}
