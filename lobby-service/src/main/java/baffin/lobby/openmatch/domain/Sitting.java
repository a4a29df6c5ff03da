package baffin.lobby.openmatch.domain;

import org.jspecify.annotations.Nullable;

/**
 * A seat that is taken.
 *
 * @param seat index from 0
 * @param person who sits there
 * @param ready true once the person agrees to start
 * @param nonce what the person puts into the draws; null for nothing
 */
public record Sitting(
        int seat, Person person, boolean ready, @Nullable String nonce) {

    /** A seat that puts nothing into the draws. */
    public Sitting(int seat, Person person, boolean ready) {
        this(seat, person, ready, null);
    }

    Sitting readyNow(boolean now) {
        return new Sitting(seat, person, now, nonce);
    }

    Sitting withNonce(String text) {
        return new Sitting(seat, person, ready, text);
    }
}
