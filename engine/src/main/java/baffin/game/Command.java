package baffin.game;

/** What a seat asks for. Each game seals its own commands; the record's simple name is its type on the wire. */
public interface Command {}
