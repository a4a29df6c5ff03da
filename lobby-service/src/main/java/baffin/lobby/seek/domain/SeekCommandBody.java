package baffin.lobby.seek.domain;

import baffin.lobby.openmatch.domain.Person;

/**
 * Body of a record of {@code lobby.commands} whose key is a pool.
 *
 * @param by who asks, as the verified token says
 * @param command what is asked
 */
public record SeekCommandBody(Person by, SeekCommand command) {}
