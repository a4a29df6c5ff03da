package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.PairingTask;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The tables that the organiser has fixed, with what they cost. */
final class LockedTables {

    private LockedTables() {}

    static List<PairedTable> of(PairingTask task) {
        Map<Integer, Contestant> known = task.byNumber();
        List<Contestant> seated = task.locked().stream()
                .flatMap(List::stream)
                .map(number -> Objects.requireNonNull(known.get(number)))
                .toList();
        Field field = new Field(seated, task);
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int index = 0; index < field.size(); index++) {
            indexOf.put(field.contestant(index).number(), index);
        }
        return task.locked().stream()
                .map(table -> {
                    int[] members = table.stream()
                            .mapToInt(number -> indexOf.getOrDefault(number, -1))
                            .toArray();
                    return new PairedTable(table, field.cost(members, table.size() < task.tableSize()), true);
                })
                .toList();
    }
}
