package baffin.view.notice;

import java.util.List;

/**
 * What a step tells.
 *
 * @param notices in a fixed order; the place in it is part of a notice's id
 * @param settled earlier notices that are out of date from this step on
 */
public record Told(List<Notice> notices, List<Settled> settled) {

    public Told {
        notices = List.copyOf(notices);
        settled = List.copyOf(settled);
    }

    /** All earlier notices of a kind about a seat. */
    public record Settled(NoticeKind kind, int seat) {}
}
