package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Draws;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.Pairing;
import baffin.competition.pairing.PairingCheck;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.TableSizes;
import baffin.competition.pairing.swiss.Paired.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Pairs one round of a pod Swiss: tables of people with about the same points who have not met, on seats they have not
 * had. See the package text for the formula.
 */
public final class Swiss {

    private Swiss() {}

    /** The tables of the round; the same task has the same answer on every machine. */
    public static Paired pair(PairingTask task) {
        List<Reason> reasons = PairingLimits.broken(task);
        if (!reasons.isEmpty()) {
            return new Paired.Impossible(reasons);
        }
        Field field = new Field(task.free(), task);
        TableSizes sizes = TableSizes.of(field.size(), task.tableSize(), task.twoAllowed());
        Arrangement arrangement = Start.of(field, sizes, task.tableSize());
        Draws draws = new Draws(task.seed());
        if (KeepingApart.bySwaps(field, arrangement) > 0) {
            KeepingApart apart = new KeepingApart(field, arrangement);
            Optional<int[][]> found = apart.find();
            if (found.isEmpty()) {
                return new Paired.Impossible(new Clashes(task, field, arrangement).reasons(apart.lookedAtAll()));
            }
            arrangement = new Arrangement(field, found.get(), task.tableSize());
        }
        int[][] best = new Search(field, arrangement, draws).best(task.trials());
        return new Paired.Done(pairing(task, field, new Arrangement(field, best, task.tableSize()), draws));
    }

    /**
     * Checks a pairing without the code that has made it: hard limits and every figure of the cost.
     *
     * @return what is wrong, in words; empty when nothing is
     */
    public static List<String> check(PairingTask task, Pairing pairing) {
        return new PairingCheck(task, pairing).findings();
    }

    /**
     * Checks a published pairing whole: what {@link #check} looks at, and that the same task leads to the same pairing.
     *
     * @return what is wrong, in words; empty when nothing is
     */
    public static List<String> verify(PairingTask task, Pairing pairing) {
        List<String> findings = new ArrayList<>(check(task, pairing));
        if (!pair(task).equals(new Paired.Done(pairing))) {
            findings.add("pairing the round again from its seed has another result");
        }
        return findings;
    }

    private static Pairing pairing(PairingTask task, Field field, Arrangement arrangement, Draws draws) {
        List<PairedTable> tables = new ArrayList<>();
        for (int table = 0; table < arrangement.tables(); table++) {
            int[] members = arrangement.group(table).clone();
            draws.shuffle(members);
            int[] seated = field.seated(members);
            tables.add(new PairedTable(numbers(field, seated), field.cost(seated, arrangement.isShort(table)), false));
        }
        tables.addAll(LockedTables.of(task));
        Map<Integer, Contestant> all = task.byNumber();
        tables.sort(Comparator.comparingInt(table -> bestRank(table, all)));
        List<Integer> byes = numbers(field, arrangement.group(arrangement.tables()));
        Cost cost = byes.stream().map(number -> Cost.ofBye(known(all, number))).reduce(Cost.NONE, Cost::plus);
        for (PairedTable table : tables) {
            cost = cost.plus(table.cost());
        }
        return new Pairing(tables, byes.stream().sorted().toList(), task.seed(), cost);
    }

    private static int bestRank(PairedTable table, Map<Integer, Contestant> all) {
        return table.seats().stream()
                .mapToInt(number -> known(all, number).rank())
                .min()
                .orElseThrow();
    }

    private static Contestant known(Map<Integer, Contestant> all, int number) {
        return Objects.requireNonNull(all.get(number));
    }

    private static List<Integer> numbers(Field field, int[] members) {
        return Arrays.stream(members)
                .mapToObj(index -> field.contestant(index).number())
                .toList();
    }

    /** What to say when no arrangement was found that keeps all forbidden pairs apart. */
    static final class Clashes {

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

    /** The tables that the organiser has fixed, with what they cost. */
    static final class LockedTables {

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
}
