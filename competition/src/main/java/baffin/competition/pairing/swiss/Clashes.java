package baffin.competition.pairing.swiss;

import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.TableSizes;
import baffin.competition.pairing.swiss.Paired.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** What to say when no arrangement was found that keeps all forbidden pairs apart. */
final class Clashes {

    private final PairingTask task;
    private final Field field;
    private final Arrangement nearest;

    Clashes(PairingTask task, Field field, Arrangement nearest) {
        this.task = task;
        this.field = field;
        this.nearest = nearest;
    }

    /**
     * Who can sit nowhere at all; when there is nobody like that, who would meet in the nearest arrangement.
     *
     * @param lookedAtAll whether there is no other, or none was found
     */
    List<Reason> reasons(boolean lookedAtAll) {
        List<Reason> lonely = nearest.byes() > 0 ? List.of() : lonely();
        return lonely.isEmpty() ? List.of(meeting(lookedAtAll)) : lonely;
    }

    private List<Reason> lonely() {
        int others = TableSizes.least(task.tableSize(), task.twoAllowed()) - 1;
        return IntStream.range(0, field.size())
                .filter(index -> field.size() - 1 - field.degree(index) < others)
                .mapToObj(index -> field.contestant(index).number())
                .sorted()
                .map(number -> new Reason(
                        List.of(number),
                        "no seating keeps all forbidden pairs apart: " + number + " may meet fewer than " + others
                                + " of those to be seated"))
                .toList();
    }

    private Reason meeting(boolean lookedAtAll) {
        TreeSet<Integer> entrants = new TreeSet<>();
        for (int table = 0; table < nearest.tables(); table++) {
            int[] members = nearest.group(table);
            for (int one : members) {
                for (int other : members) {
                    if (field.forbidden(one, other)) {
                        entrants.add(field.contestant(one).number());
                    }
                }
            }
        }
        String what = lookedAtAll ? "no seating keeps" : "no seating was found that keeps";
        return new Reason(
                new ArrayList<>(entrants),
                what + " all forbidden pairs apart; in the nearest one some of " + entrants + " would meet");
    }
}
