package baffin.competition.course;

import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Who goes on from a table.
 *
 * @param sure who certainly does, the best first
 * @param tied who shares the place at the cut
 * @param places how many of the tied go on; 0 when nobody is tied
 */
public record Cut(List<Integer> sure, List<Integer> tied, int places) {

    /**
     * Looks at a table with a result; who was lost or never came does not go on.
     *
     * @param goOn how many go on at most
     */
    public static Cut of(Table table, int goOn) {
        TableResult result = Objects.requireNonNull(table.result(), "the round is closed");
        List<Integer> sure = new ArrayList<>();
        List<Integer> tied = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            SeatResult own = result.seats().get(seat);
            if (own.scores()) {
                long ahead = count(result, own.place() - 1);
                long with = count(result, own.place());
                if (with <= goOn) {
                    sure.add(table.seats().get(seat));
                } else if (ahead < goOn) {
                    tied.add(table.seats().get(seat));
                }
            }
        }
        sure.sort(java.util.Comparator.comparingInt(
                entrant -> result.seats().get(table.seats().indexOf(entrant)).place()));
        return new Cut(sure, tied, tied.isEmpty() ? 0 : goOn - sure.size());
    }

    private static long count(TableResult result, int place) {
        return result.seats().stream()
                .filter(SeatResult::scores)
                .filter(seat -> seat.place() <= place)
                .count();
    }
}
