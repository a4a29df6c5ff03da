package baffin.platform.wire;

import java.util.function.Function;

/** What came of reading bytes that somebody else has written. */
public sealed interface Decoded<T> {

    /** The same with what it means made into something else. */
    default <U> Decoded<U> map(Function<? super T, ? extends U> change) {
        return switch (this) {
            case Ok<T>(T value) -> new Ok<>(change.apply(value));
            case Bad<T>(Malformed problem) -> new Bad<>(problem);
        };
    }

    /** They mean this. */
    record Ok<T>(T value) implements Decoded<T> {}

    /** They mean nothing. */
    record Bad<T>(Malformed problem) implements Decoded<T> {}
}
