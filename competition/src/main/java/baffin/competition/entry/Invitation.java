package baffin.competition.entry;

import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has asked of somebody who has not agreed yet. Until then it means nothing: no place is kept for it.
 *
 * @param person who is asked; without quiet hours
 * @param entrant for whom the person is to play; null unless as a replacement
 * @param reason of the replacement; null otherwise
 * @param by who asks
 * @param at when (UTC, ms)
 */
public record Invitation(
        As as,
        SeatHolder person,
        @Nullable Integer entrant,
        @Nullable String reason,
        @Nullable Actor by,
        Instant at) {

    /** What somebody is asked for. */
    public enum As {
        /** To take part. */
        ENTRANT,
        /** To play for an entrant from now on. */
        REPLACEMENT,
        /** To direct as well. */
        ORGANISER,
        ARBITER,
        HELPER;

        /** To have a role; never that of the owner, which is handed over. */
        public static As of(Role role) {
            return valueOf(role.name());
        }

        /** The role that somebody is asked to have; empty for who is asked to play. */
        public Optional<Role> role() {
            return this == ENTRANT || this == REPLACEMENT ? Optional.empty() : Optional.of(Role.valueOf(name()));
        }
    }

    public boolean asks(String player) {
        return person.player().equals(player);
    }
}
