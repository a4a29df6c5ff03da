package baffin.lobby.adapter.kafka;

import baffin.lobby.open.LobbyCommand;
import baffin.lobby.open.Person;

/**
 * Body of a record of {@code lobby.commands}.
 *
 * @param by who asks, as the verified token says
 * @param command what is asked
 */
public record Ask(Person by, LobbyCommand command) {}
