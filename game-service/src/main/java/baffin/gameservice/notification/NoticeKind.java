package baffin.gameservice.notification;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a player is told. */
public enum NoticeKind {
    /** A match in which the player holds a seat has started. */
    MATCH_STARTED,
    /** The seat is to act, in a turn of its own. */
    YOUR_TURN,
    /** The seat is to answer in somebody else's turn, or to choose at the same time as others. */
    YOU_WERE_ASKED,
    /** The time to act is short. */
    TIME_IS_SHORT,
    /** Nobody plays until the pause is over, or until a ruling on the table is lifted. */
    PAUSED,
    /** The pause is over, or the ruling lifted. */
    RESUMED,
    /** Another seat would like the match to pause. */
    PAUSE_PROPOSED,
    /** A seat may be taken over by the player, who is ready to. */
    SEAT_OFFERED,
    /** Another seat was given up or lost, and the match goes on. */
    PLAYER_LEFT,
    /** The player sits on the seat from now on. */
    SEAT_HANDED_OVER,
    /** Somebody else sits on the player's seat from now on. */
    SEAT_LOST,
    /** The match is over. */
    MATCH_ENDED,
    /** Somebody keeps a seat for the player in a match that has not started. */
    INVITED_TO_MATCH,
    /** An organiser has asked the player to take part, to play for somebody or to have a role. */
    INVITED(NoticeVariant.REPLACEMENT, NoticeVariant.ORGANISER, NoticeVariant.ARBITER, NoticeVariant.HELPER),
    /** The player has a role, or another one; the text names it. */
    ROLE_GIVEN(NoticeVariant.OWNER, NoticeVariant.ORGANISER, NoticeVariant.ARBITER, NoticeVariant.HELPER),
    /** The player has no role any more. */
    ROLE_ENDED,
    /** The player takes part, or is back. */
    ENTERED,
    /** The player was an alternate and takes part now. */
    MOVED_UP,
    /** Somebody else plays for the player's entrant from now on. */
    REPLACED,
    /** The player plays for an entrant from now on, in place of somebody else. */
    REPLACING,
    /** The player was taken out. */
    REMOVED,
    /** The player has a penalty. */
    PENALTY_GIVEN(NoticeVariant.YELLOW, NoticeVariant.RED),
    /** A penalty of the player counts no more. */
    PENALTY_LIFTED,
    /** There is a ruling on the player's table. */
    RULING_MADE(
            NoticeVariant.PLAYING_ON,
            NoticeVariant.ABANDONED,
            NoticeVariant.VOID,
            NoticeVariant.DEADLINE,
            NoticeVariant.REPLAY),
    /** A ruling on the player's table counts no more. */
    RULING_LIFTED(NoticeVariant.ABANDONED, NoticeVariant.VOID, NoticeVariant.DEADLINE, NoticeVariant.OPEN),
    /** The round in which the player has an open table has another deadline. */
    DEADLINE_MOVED,
    /** The player has a table, or a bye, in a round. */
    ROUND_PUBLISHED(NoticeVariant.BYE, NoticeVariant.NO_TABLE),
    /** A round in which the player had a table, or a bye, counts no more; for organisers as well. */
    ROUND_WITHDRAWN,
    /** Who sits at the player's table was changed, or the player has lost the seat. */
    SEATS_CHANGED,
    /** The deadline of the player's table has passed. */
    TABLE_LATE,
    /** An organiser does not rule as the player has asked. */
    RULING_REQUEST_DECLINED,
    /** An organiser says something to all. */
    ANNOUNCEMENT,
    /** Everything is played. */
    COMPETITION_FINISHED,
    /** There will be no more play. */
    COMPETITION_CANCELLED,
    /** For organisers: somebody else has another role, or none any more. */
    ROLES_CHANGED(NoticeVariant.OWNER, NoticeVariant.ORGANISER, NoticeVariant.ARBITER, NoticeVariant.HELPER),
    /** Play has not begun after all: entry is open again. */
    START_UNDONE,
    /** The end, or the cancellation, was undone. */
    COMPETITION_RESUMED,
    /** The policy decides something otherwise than when the player entered. */
    POLICY_CHANGED,
    /** For organisers: somebody takes part, or is back. */
    ENTRY,
    /** For organisers: somebody has left; for a player: an organiser has said so for the player. */
    WITHDRAWAL,
    /** For organisers: the account of somebody who takes part is suspended; the place is kept. */
    ACCOUNT_SUSPENDED,
    /** For arbiters and organisers: the deadline of a table has passed. */
    TABLE_OVERDUE,
    /** For arbiters and organisers: every table of a round has a result. */
    ALL_TABLES_DONE,
    /** For arbiters and organisers: a player asks for a ruling. */
    RULING_REQUESTED;

    private final Set<NoticeVariant> variants;

    NoticeKind(NoticeVariant... variants) {
        this.variants = Set.of(variants);
    }

    /** What the kind has a text of its own for. */
    Set<NoticeVariant> variants() {
        return variants;
    }

    /** The code of the text that tells it: somebody who is told by another kind has the text of that. */
    String text(@Nullable NoticeVariant variant) {
        return variant != null && variants.contains(variant) ? name() + "." + variant : name();
    }

    /** True for what happens in a competition or in the lobby, and not in a match that is played. */
    public boolean beyondMatch() {
        return ordinal() > MATCH_ENDED.ordinal();
    }
}
