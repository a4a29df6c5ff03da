package baffin.decider;

import java.util.function.Function;

/**
 * A decider's answer to a command. A refusal is a value, not an exception.
 *
 * @param <T> what an accepted command causes
 * @param <R> why a command is refused
 */
public sealed interface Decision<T, R> {

    /**
     * The command is accepted.
     *
     * @param outcome what it causes
     */
    record Accepted<T, R>(T outcome) implements Decision<T, R> {}

    /**
     * The command is refused; nothing has changed.
     *
     * @param refusal why
     */
    record Refused<T, R>(R refusal) implements Decision<T, R> {}

    /** The command is accepted. */
    static <T, R> Decision<T, R> accepted(T outcome) {
        return new Accepted<>(outcome);
    }

    /** The command is refused. */
    static <T, R> Decision<T, R> refused(R refusal) {
        return new Refused<>(refusal);
    }

    /** The same decision with what an accepted command causes made into something else. */
    default <U> Decision<U, R> map(Function<? super T, ? extends U> change) {
        return switch (this) {
            case Accepted<T, R>(T outcome) -> new Accepted<>(change.apply(outcome));
            case Refused<T, R>(R refusal) -> new Refused<>(refusal);
        };
    }

    /** True when the command is accepted. */
    default boolean isAccepted() {
        return this instanceof Accepted;
    }

    /**
     * What an accepted command causes.
     *
     * @throws IllegalStateException when the command is refused
     */
    default T orElseThrow() {
        return switch (this) {
            case Accepted<T, R>(T outcome) -> outcome;
            case Refused<T, R>(R refusal) -> throw new IllegalStateException("refused: " + refusal);
        };
    }

    /**
     * Why a command is refused.
     *
     * @throws IllegalStateException when it is accepted
     */
    default R refusalOrThrow() {
        return switch (this) {
            case Accepted<T, R>(T outcome) -> throw new IllegalStateException("accepted: " + outcome);
            case Refused<T, R>(R refusal) -> refusal;
        };
    }
}
