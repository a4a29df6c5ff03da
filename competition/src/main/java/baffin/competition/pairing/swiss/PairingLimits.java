package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.TableSizes;
import baffin.competition.pairing.swiss.Paired.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What makes a pairing task impossible before anything is tried. */
final class PairingLimits {

    private PairingLimits() {}

    static List<Reason> broken(PairingTask task) {
        List<Reason> reasons = new ArrayList<>();
        Map<Integer, Contestant> known = task.byNumber();
        Set<Integer> taken = new HashSet<>();
        for (List<Integer> table : task.locked()) {
            size(task, table, reasons);
            for (int number : table) {
                if (!known.containsKey(number)) {
                    reasons.add(new Reason(
                            List.of(number), "a locked table names " + number + ", who is not to play this round"));
                } else if (!taken.add(number)) {
                    reasons.add(new Reason(List.of(number), "locked tables name " + number + " more than once"));
                }
            }
            forbidden(task, table, reasons);
        }
        if (reasons.isEmpty() && task.locked().isEmpty()) {
            crowd(task, reasons);
        }
        return reasons;
    }

    private static void size(PairingTask task, List<Integer> table, List<Reason> reasons) {
        int least = TableSizes.least(task.tableSize(), task.twoAllowed());
        if (table.size() < least || table.size() > task.tableSize()) {
            reasons.add(new Reason(
                    table,
                    "a locked table has " + table.size() + " seats; " + least + " to " + task.tableSize()
                            + " are possible"));
        }
    }

    private static void forbidden(PairingTask task, List<Integer> table, List<Reason> reasons) {
        for (Pair pair : task.forbidden()) {
            if (table.contains(pair.a()) && table.contains(pair.b())) {
                reasons.add(new Reason(
                        List.of(pair.a(), pair.b()),
                        "a locked table brings together " + pair.a() + " and " + pair.b() + ", who must not meet"));
            }
        }
    }

    private static void crowd(PairingTask task, List<Reason> reasons) {
        int people = task.contestants().size();
        if (TableSizes.of(people, task.tableSize(), task.twoAllowed()).sizes().isEmpty()) {
            reasons.add(new Reason(
                    List.of(),
                    people + " to play are too few for a table of "
                            + TableSizes.least(task.tableSize(), task.twoAllowed()) + " or more"));
        }
    }
}
