package baffin.lobby.adapter.kafka;

import baffin.lobby.open.Person;
import baffin.lobby.seek.SeekCommand;

/**
 * Body of a record of {@code lobby.commands} whose key is a pool.
 *
 * @param by who asks, as the verified token says
 * @param command what is asked
 */
public record SeekAsk(Person by, SeekCommand command) {}
