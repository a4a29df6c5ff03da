package baffin.competition.standing.tiebreak;

import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Match points of the tied in the matches in which they sat together: each match as often as there were others of the
 * tied at it, so that all of them have as many parts. Only if each two of them met equally often.
 */
public final class Meetings {

    /** A match of an entrant with others of the tied. */
    public record Meeting(Appearance outing, List<Integer> others) {}

    private Meetings() {}

    /** Value of each of the tied, by number; empty when they have not met, or not equally often. */
    static Map<Integer, Long> of(List<EntrantRecord> tied) {
        List<EntrantRecord> group =
                tied.stream().filter(entrantRecord -> !entrantRecord.struck).toList();
        Map<Integer, Long> sums = new HashMap<>();
        long met = -1;
        for (EntrantRecord entrantRecord : group) {
            Map<Integer, Integer> counts = new HashMap<>();
            long sum = 0;
            for (Meeting meeting : meetings(entrantRecord, group)) {
                meeting.others().forEach(other -> counts.merge(other, 1, Integer::sum));
                sum += meeting.others().size()
                        * meeting.outing().score().points().units();
            }
            for (EntrantRecord other : group) {
                int count = counts.getOrDefault(other.number(), 0);
                if (other != entrantRecord && met >= 0 && met != count) {
                    return Map.of();
                }
                met = other == entrantRecord ? met : count;
            }
            sums.put(entrantRecord.number(), sum);
        }
        return met <= 0 ? Map.of() : sums;
    }

    /** The matches of one of the tied with others of them, by round. */
    public static List<Meeting> meetings(EntrantRecord entrantRecord, List<EntrantRecord> tied) {
        List<Meeting> meetings = new ArrayList<>();
        for (Appearance outing : entrantRecord.outings) {
            if (!outing.counts() || !outing.at().contested()) {
                continue;
            }
            List<Integer> others = tied.stream()
                    .filter(other -> other != entrantRecord && !other.struck && !other.voided(outing.at()))
                    .map(EntrantRecord::number)
                    .filter(number -> outing.at().seatOf(number) >= 0)
                    .toList();
            if (!others.isEmpty()) {
                meetings.add(new Meeting(outing, others));
            }
        }
        return meetings;
    }
}
