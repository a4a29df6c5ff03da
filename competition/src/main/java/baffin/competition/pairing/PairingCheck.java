package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The check of a pairing from the task alone; shares no arithmetic with the search. */
public final class PairingCheck {

    private final PairingTask task;
    private final Pairing pairing;
    private final Map<Integer, Contestant> known;
    private final List<String> findings = new ArrayList<>();

    public PairingCheck(PairingTask task, Pairing pairing) {
        this.task = task;
        this.pairing = pairing;
        this.known = task.byNumber();
    }

    public List<String> findings() {
        if (!pairing.seed().equals(task.seed())) {
            findings.add("the seed is not that of the task");
        }
        if (everybodyOnce()) {
            tables();
            new FairnessCheck(task, pairing, findings).look();
            costs();
        }
        return List.copyOf(findings);
    }

    private boolean everybodyOnce() {
        List<Integer> all = new ArrayList<>(pairing.byes());
        pairing.tables().forEach(table -> all.addAll(table.seats()));
        Set<Integer> seen = new HashSet<>();
        for (int number : all) {
            if (!known.containsKey(number)) {
                findings.add("entrant " + number + " is not to play this round");
            } else if (!seen.add(number)) {
                findings.add("entrant " + number + " is named twice");
            }
        }
        for (int number : new TreeSet<>(known.keySet())) {
            if (!seen.contains(number)) {
                findings.add("entrant " + number + " is left out");
            }
        }
        return findings.stream().noneMatch(finding -> finding.startsWith("entrant"));
    }

    private void tables() {
        List<List<Integer>> locked = pairing.tables().stream()
                .filter(PairedTable::locked)
                .map(PairedTable::seats)
                .toList();
        for (List<Integer> table : task.locked()) {
            if (!locked.contains(table)) {
                findings.add("the locked table " + table + " is missing");
            }
        }
        for (List<Integer> table : locked) {
            if (!task.locked().contains(table)) {
                findings.add("the table " + table + " is said to be locked and is not");
            }
        }
        for (Pair pair : task.forbidden()) {
            if (pairing.tables().stream().anyMatch(table -> table.seats().containsAll(List.of(pair.a(), pair.b())))) {
                findings.add("entrants " + pair.a() + " and " + pair.b() + " must not meet");
            }
        }
        sizes();
    }

    private void sizes() {
        List<Integer> made = pairing.tables().stream()
                .filter(table -> !table.locked())
                .map(table -> table.seats().size())
                .sorted()
                .toList();
        TableSizes due = TableSizes.of(task.free().size(), task.tableSize(), task.twoAllowed());
        if (!made.equals(due.sizes().stream().sorted().toList())) {
            findings.add("tables of " + made + " seats instead of " + due.sizes());
        }
    }

    private void costs() {
        Cost all = Cost.NONE;
        for (PairedTable table : pairing.tables()) {
            List<Contestant> seated = table.seats().stream().map(this::of).toList();
            Cost due = Cost.ofTable(seated, task.tableSize(), task.repeatWeight());
            compare("table " + table.seats(), due, table.cost());
            all = all.plus(due);
        }
        for (int number : pairing.byes()) {
            all = all.plus(Cost.ofBye(of(number)));
        }
        compare("the round", all, pairing.cost());
    }

    private void compare(String what, Cost due, Cost claimed) {
        differ(what, "repeats", due.repeats(), claimed.repeats());
        differ(what, "spread", due.spread(), claimed.spread());
        differ(what, "seats", due.seats(), claimed.seats());
        differ(what, "penalties", due.penalties(), claimed.penalties());
    }

    private void differ(String what, String term, long due, long claimed) {
        if (due != claimed) {
            findings.add(
                    "the cost of " + what + ", " + term + ", is " + Cost.read(due) + " and not " + Cost.read(claimed));
        }
    }

    private Contestant of(int number) {
        return Objects.requireNonNull(known.get(number));
    }

    /** Checks to whom byes and short tables have gone. Locked tables are the organiser's own business. */
    static final class FairnessCheck {

        private final PairingTask task;
        private final Pairing pairing;
        private final List<String> findings;
        private final Map<Integer, Contestant> known;

        FairnessCheck(PairingTask task, Pairing pairing, List<String> findings) {
            this.task = task;
            this.pairing = pairing;
            this.findings = findings;
            this.known = task.byNumber();
        }

        void look() {
            byes();
            shortTables();
        }

        private void byes() {
            List<Contestant> out = pairing.byes().stream().map(this::of).toList();
            List<Contestant> seated = seated(true).toList();
            for (Contestant bye : out) {
                for (Contestant other : seated) {
                    String why = better(other, bye);
                    if (!why.isEmpty()) {
                        findings.add("the bye of " + bye.number() + " is due to " + other.number() + ", who " + why);
                        return;
                    }
                }
            }
        }

        private static String better(Contestant other, Contestant bye) {
            if (other.freePoints() != bye.freePoints()) {
                return bye.freePoints() ? "has not had free points" : "";
            }
            if (other.byes() != bye.byes()) {
                return other.byes() < bye.byes() ? "has had fewer byes" : "";
            }
            return other.units() < bye.units() ? "has fewer points" : "";
        }

        private void shortTables() {
            int least = full().mapToInt(Contestant::shortTables).min().orElse(Integer.MAX_VALUE);
            seated(false)
                    .filter(contestant -> contestant.shortTables() > least)
                    .forEach(contestant -> findings.add("the short table of " + contestant.number()
                            + " is due to one of those who have had " + least));
        }

        private Stream<Contestant> seated(boolean anySize) {
            return pairing.tables().stream()
                    .filter(table -> !table.locked())
                    .filter(table -> anySize || table.seats().size() < task.tableSize())
                    .flatMap(table -> table.seats().stream().map(this::of));
        }

        private Stream<Contestant> full() {
            return pairing.tables().stream()
                    .filter(table -> !table.locked() && table.seats().size() == task.tableSize())
                    .flatMap(table -> table.seats().stream().map(this::of));
        }

        private Contestant of(int number) {
            return Objects.requireNonNull(known.get(number));
        }
    }
}
