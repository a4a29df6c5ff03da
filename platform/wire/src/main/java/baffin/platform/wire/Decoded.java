package baffin.platform.wire;

/** What came of reading bytes that somebody else has written. */
public sealed interface Decoded<T> {

    /** They mean this. */
    record Ok<T>(T value) implements Decoded<T> {}

    /** They mean nothing. */
    record Bad<T>(Malformed problem) implements Decoded<T> {}
}
