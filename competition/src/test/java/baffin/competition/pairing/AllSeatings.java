package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/** Tries every seating of a small round in which nobody has played yet, so that any may have a bye or a short table. */
public final class AllSeatings {

    private AllSeatings() {}

    public static boolean anyKeeps(PairingTask task) {
        TableSizes sizes = TableSizes.of(task.contestants().size(), task.tableSize(), task.twoAllowed());
        List<Integer> room = new ArrayList<>(sizes.sizes());
        List<List<Integer>> tables = new ArrayList<>();
        room.forEach(size -> tables.add(new ArrayList<>()));
        room.add(sizes.byes());
        tables.add(new ArrayList<>());
        return place(task, 0, room, tables);
    }

    private static boolean place(PairingTask task, int next, List<Integer> room, List<List<Integer>> tables) {
        if (next == task.contestants().size()) {
            return true;
        }
        int number = task.contestants().get(next).number();
        for (int table = 0; table < tables.size(); table++) {
            List<Integer> seated = tables.get(table);
            boolean bye = table == tables.size() - 1;
            boolean free =
                    bye || seated.stream().noneMatch(other -> task.forbidden().contains(new Pair(other, number)));
            if (seated.size() < room.get(table) && free) {
                seated.add(number);
                if (place(task, next + 1, room, tables)) {
                    return true;
                }
                seated.removeLast();
            }
        }
        return false;
    }
}
