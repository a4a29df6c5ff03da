package baffin.lobby.openmatch.domain;

/**
 * Body of a record of {@code lobby.commands}.
 *
 * @param by who asks, as the verified token says
 * @param command what is asked
 */
public record OpenMatchCommandBody(Person by, LobbyCommand command) {}
