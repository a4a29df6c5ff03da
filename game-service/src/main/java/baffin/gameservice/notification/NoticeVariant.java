package baffin.gameservice.notification;

import org.jspecify.annotations.Nullable;

/**
 * Which text of a {@link NoticeKind} tells what happened; a kind has a text for each of its variants. Some have the
 * names of roles, cards, invitations and sources of results.
 */
public enum NoticeVariant {
    /** Seats are lost, and the others play on. */
    PLAYING_ON,
    /** Everybody has the mean. */
    ABANDONED,
    /** The table counts for nobody. */
    VOID,
    /** The table was closed without a result of its match. */
    DEADLINE,
    /** The table plays another match. */
    REPLAY,
    /** The table has no result. */
    OPEN,
    /** The player sits out a round. */
    BYE,
    /** The player was not there when a round was made. */
    NO_TABLE,
    YELLOW,
    RED,
    /** To play for an entrant. */
    REPLACEMENT,
    OWNER,
    ORGANISER,
    ARBITER,
    HELPER;

    /** That of the same name; null where the kind has one text for it. */
    static @Nullable NoticeVariant of(NoticeKind kind, Enum<?> what) {
        return kind.variants().stream()
                .filter(variant -> variant.name().equals(what.name()))
                .findFirst()
                .orElse(null);
    }
}
