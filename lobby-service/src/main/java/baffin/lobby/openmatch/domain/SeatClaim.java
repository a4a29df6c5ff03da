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
public record SeatClaim(
        int seat, Person person, boolean ready, @Nullable String nonce) {

    /** A seat that puts nothing into the draws. */
    public SeatClaim(int seat, Person person, boolean ready) {
        this(seat, person, ready, null);
    }

    SeatClaim readyNow(boolean now) {
        return new SeatClaim(seat, person, now, nonce);
    }

    SeatClaim withNonce(String text) {
        return new SeatClaim(seat, person, ready, text);
    }
}
