package baffin.competition.policy;

import baffin.decider.Outage;
import baffin.match.terms.WrittenDuration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who may enter, and when.
 *
 * @param who everybody, those with the invitation, or those on the list
 * @param list ids of players; for {@link Who#LIST} only
 * @param min fewest entrants; with fewer at the start the competition is called off, 2 to 1,024
 * @param max most entrants; whoever comes later is an alternate, {@code min} to 1,024
 * @param opensAt when entry opens (UTC); null for at once
 * @param closesAt when entry closes and the competition starts by itself (UTC); null when the organiser starts it
 * @param late true when one may enter until half of the rounds have started
 * @param checkIn how long before the start entrants must say that they are there; null when they need not
 * @param bots true when programs may enter
 * @param fillWith kind of house bot that fills the last table at the start; null for none
 */
public record EntryRule(
        Who who,
        List<String> list,
        int min,
        int max,
        @Nullable Instant opensAt,
        @Nullable Instant closesAt,
        boolean late,
        @Nullable WrittenDuration checkIn,
        boolean bots,
        @Nullable String fillWith) {

    /** Most entrants of a competition. */
    public static final int ENTRANTS_MAX = 1_024;

    /** Who may enter. */
    public enum Who {
        OPEN,
        INVITATION,
        LIST
    }

    public EntryRule {
        list = List.copyOf(list);
    }

    EntryRule extended(Outage outage) {
        Instant closes = closesAt == null ? null : outage.moved(closesAt);
        return new EntryRule(who, list, min, max, opensAt, closes, late, checkIn, bots, fillWith);
    }
}
