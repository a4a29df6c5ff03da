package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.TableSizes;
import java.util.Arrays;

/**
 * Who sits where while the search runs, by index in the {@link Field}. The people without a table are the last group.
 *
 * <p>{@link #mayChange} keeps the limits on short tables and byes: whoever changes places is equal in what they look
 * at. A round has short tables or byes, never both ({@link TableSizes}).
 */
final class Arrangement {

    private final Field field;
    private final int[][] groups;
    private final boolean[] isShort;
    private final int[] groupOf;
    private final int[] placeOf;

    /**
     * A start.
     *
     * @param groups the members of each table, then those without a table, perhaps none
     */
    Arrangement(Field field, int[][] groups, int tableSize) {
        this.field = field;
        this.groups = groups;
        isShort = new boolean[groups.length];
        groupOf = new int[field.size()];
        placeOf = new int[field.size()];
        for (int group = 0; group < groups.length; group++) {
            isShort[group] = group < groups.length - 1 && groups[group].length < tableSize;
            for (int place = 0; place < groups[group].length; place++) {
                groupOf[groups[group][place]] = group;
                placeOf[groups[group][place]] = place;
            }
        }
    }

    int tables() {
        return groups.length - 1;
    }

    int byes() {
        return groups[tables()].length;
    }

    int groupOf(int member) {
        return groupOf[member];
    }

    /** The members of a table; the number of tables stands for those without one. */
    int[] group(int group) {
        return groups[group];
    }

    boolean isShort(int table) {
        return isShort[table];
    }

    boolean isTable(int group) {
        return group < tables();
    }

    /** Who sits where now, to come back to. */
    int[][] copy() {
        return Arrays.stream(groups).map(int[]::clone).toArray(int[][]::new);
    }

    /** Whether two of different groups may change places without breaking a limit on short tables or byes. */
    boolean mayChange(int a, int b) {
        int s = groupOf[a];
        int t = groupOf[b];
        if (s == t) {
            return false;
        }
        Contestant one = field.contestant(a);
        Contestant other = field.contestant(b);
        if (isTable(s) && isTable(t)) {
            return isShort[s] == isShort[t] || one.shortTables() == other.shortTables();
        }
        return Start.BYE_FIRST.compare(one, other) == 0;
    }

    /** Whether all of one table may change places with as many of another: as often as each other at short tables. */
    boolean mayChange(int[] these, int[] those) {
        return Arrays.equals(shortTables(these), shortTables(those));
    }

    private int[] shortTables(int[] members) {
        return Arrays.stream(members)
                .map(member -> field.contestant(member).shortTables())
                .sorted()
                .toArray();
    }

    /** Lets two change places. */
    void change(int a, int b) {
        int s = groupOf[a];
        int place = placeOf[a];
        groups[s][place] = b;
        groups[groupOf[b]][placeOf[b]] = a;
        groupOf[a] = groupOf[b];
        placeOf[a] = placeOf[b];
        groupOf[b] = s;
        placeOf[b] = place;
    }
}
