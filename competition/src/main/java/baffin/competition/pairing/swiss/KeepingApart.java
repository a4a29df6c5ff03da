package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Interruption;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Seats everybody so that no forbidden pair sits together: by swaps, or else by trying what is possible one after the
 * other. What that ends without, within its number of looks, does not exist.
 *
 * <p>To whom byes and short tables may go is taken from the start: as many of each kind of people as have them there.
 */
final class KeepingApart {

    private static final int LOOKS = 4_000_000;

    private final Field field;
    private final Arrangement start;
    private final int[] order;
    private final int[] kind;
    private final int[][] left;
    private final int[][] groups;
    private final int[] filled;
    private int looks;

    KeepingApart(Field field, Arrangement start) {
        this.field = field;
        this.start = start;
        order = IntStream.range(0, field.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> -field.degree(index)))
                .mapToInt(index -> index)
                .toArray();
        kind = IntStream.range(0, field.size()).map(this::kind).toArray();
        left = new int[3][field.size()];
        groups = new int[start.tables() + 1][];
        filled = new int[groups.length];
        for (int group = 0; group < groups.length; group++) {
            groups[group] = new int[start.group(group).length];
            for (int member : start.group(group)) {
                left[sort(group)][kind[member]]++;
            }
        }
    }

    /** Makes each swap of two that lowers the number of forbidden pairs who meet; returns how many still do. */
    static int bySwaps(Field field, Arrangement arrangement) {
        boolean fewer = true;
        while (fewer) {
            fewer = false;
            for (int a = 0; a < field.size(); a++) {
                Interruption.check();
                for (int b = 0; b < field.size() && clashes(field, arrangement, a) > 0; b++) {
                    fewer |= arrangement.mayChange(a, b) && lowers(field, arrangement, a, b);
                }
            }
        }
        return IntStream.range(0, arrangement.tables())
                .map(table -> field.clashes(arrangement.group(table)))
                .sum();
    }

    /** Lets two change places, and back again unless fewer forbidden pairs meet then. */
    private static boolean lowers(Field field, Arrangement arrangement, int a, int b) {
        int before = clashes(field, arrangement, a) + clashes(field, arrangement, b);
        arrangement.change(a, b);
        if (clashes(field, arrangement, a) + clashes(field, arrangement, b) < before) {
            return true;
        }
        arrangement.change(a, b);
        return false;
    }

    /** How many forbidden pairs meet at somebody's table. */
    private static int clashes(Field field, Arrangement arrangement, int member) {
        int group = arrangement.groupOf(member);
        return arrangement.isTable(group) ? field.clashes(arrangement.group(group)) : 0;
    }

    /** Such a seating, when one was found. */
    Optional<int[][]> find() {
        return place(0) ? Optional.of(groups) : Optional.empty();
    }

    /** True when {@link #find} has looked at all there is. */
    boolean lookedAtAll() {
        return looks < LOOKS;
    }

    /** The first one who is equal in what byes, or else short tables, look at. */
    private int kind(int member) {
        Contestant own = field.contestant(member);
        return IntStream.rangeClosed(0, member)
                .filter(other -> start.byes() > 0
                        ? Start.BYE_FIRST.compare(own, field.contestant(other)) == 0
                        : own.shortTables() == field.contestant(other).shortTables())
                .findFirst()
                .orElse(member);
    }

    /** 0 for a full table, 1 for a short one, 2 for no table. */
    private int sort(int group) {
        return group == start.tables() ? 2 : start.isShort(group) ? 1 : 0;
    }

    private boolean place(int next) {
        if (next == order.length) {
            return true;
        }
        int member = order[next];
        for (int group = 0; group < groups.length && lookedAtAll(); group++) {
            Interruption.check();
            looks++;
            if (!sameAsBefore(group) && takes(group, member)) {
                groups[group][filled[group]++] = member;
                left[sort(group)][kind[member]]--;
                if (place(next + 1)) {
                    return true;
                }
                left[sort(group)][kind[member]]++;
                filled[group]--;
            }
        }
        return false;
    }

    /** An empty table is as good as an empty one before it. */
    private boolean sameAsBefore(int group) {
        return group > 0
                && group < start.tables()
                && filled[group] == 0
                && filled[group - 1] == 0
                && groups[group].length == groups[group - 1].length;
    }

    private boolean takes(int group, int member) {
        if (filled[group] == groups[group].length || left[sort(group)][kind[member]] == 0) {
            return false;
        }
        for (int place = 0; group < start.tables() && place < filled[group]; place++) {
            if (field.forbidden(groups[group][place], member)) {
                return false;
            }
        }
        return true;
    }
}
