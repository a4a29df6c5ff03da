package baffin.lobby.adapter.kafka;

/** What the lobby's decider keeps of a key. */
public sealed interface Held permits HeldCompetition, HeldMatch, HeldPool {}
