package baffin.lobby.openmatch.domain;

import org.jspecify.annotations.Nullable;

/**
 * A seat that is taken, or kept for somebody.
 *
 * @param seat index from 0
 * @param person who sits there
 * @param ready true once the person agrees to start
 * @param nonce what the person puts into the draws; null for nothing
 * @param invited true while the seat is kept for a person who was invited and has not been ready yet; null for no
 */
public record SeatClaim(
        int seat,
        Person person,
        boolean ready,
        @Nullable String nonce,
        @Nullable Boolean invited) {

    /** A seat that puts nothing into the draws. */
    public SeatClaim(int seat, Person person, boolean ready) {
        this(seat, person, ready, null, null);
    }

    /** A seat that somebody takes: for another person it is kept until that person is ready. */
    static SeatClaim taken(int seat, Person person, String by) {
        boolean other = person.handle() == null && !person.player().equals(by);
        return new SeatClaim(seat, person, false, null, other ? true : null);
    }

    SeatClaim readyNow(boolean now) {
        return new SeatClaim(seat, person, now, nonce, now ? null : invited);
    }

    SeatClaim withNonce(String text) {
        return new SeatClaim(seat, person, ready, text, invited);
    }

    /** True while the seat is kept for somebody who has not answered. */
    public boolean pending() {
        return Boolean.TRUE.equals(invited);
    }
}
