package baffin.gameservice.notification;

import java.util.List;

/**
 * What a step tells.
 *
 * @param notices in a fixed order; the place in it is part of a notice's id
 * @param settled earlier notices that are out of date from this step on
 */
public record NotificationChanges(List<Notice> notices, List<Settled> settled) {

    public NotificationChanges {
        notices = List.copyOf(notices);
        settled = List.copyOf(settled);
    }

    /** Stands for the whole match where a seat is expected. */
    public static final int WHOLE_MATCH = -1;

    /**
     * All earlier notices of a kind about a seat.
     *
     * @param seat {@link #WHOLE_MATCH} for those about no seat
     */
    public record Settled(NoticeKind kind, int seat) {}
}
