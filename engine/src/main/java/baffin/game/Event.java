package baffin.game;

/**
 * What has happened, for good. Each game seals its own events; the record's simple name is its type on the wire.
 *
 * <p>An event carries every draw it depends on, so that folding it needs no chance, and everything that scoring needs.
 */
public interface Event {}
