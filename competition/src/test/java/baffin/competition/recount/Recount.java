package baffin.competition.recount;

import baffin.competition.policy.TieBreak;
import baffin.competition.table.ByeKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The standing of a competition, from its events. */
final class Recount {

    /**
     * One table of the standing.
     *
     * @param division 0 outside of a league
     */
    record Group(int division, List<Line> lines) {}

    /** One line of it. */
    record Line(
            int entrant,
            int rank,
            Fraction points,
            Fraction fines,
            int played,
            List<ByeKind> byes,
            boolean struck,
            Map<TieBreak, Value> breaks) {}

    private final Ledger ledger;
    private final Sheets sheets;
    private final Breaks breaks;
    private final Map<Integer, Progress> progress = new HashMap<>();
    private final Map<Integer, Fraction> points = new HashMap<>();
    private final Map<Integer, Map<TieBreak, Value>> recorded = new HashMap<>();

    private Recount(Ledger ledger) {
        this.ledger = ledger;
        this.sheets = new Sheets(ledger);
        this.breaks = new Breaks(ledger, sheets);
    }

    static List<Group> of(Ledger ledger) {
        return new Recount(ledger).groups();
    }

    private List<Group> groups() {
        ledger.persons.keySet().forEach(entrant -> points.put(entrant, sheets.points(entrant)));
        Elimination elimination = Sheets.elimination(ledger) ? new Elimination(ledger) : null;
        ledger.persons
                .keySet()
                .forEach(entrant -> progress.put(
                        entrant,
                        elimination == null ? Progress.afterMainStage(ledger, entrant) : elimination.of(entrant)));
        if (ledger.divisions().isEmpty()) {
            return List.of(group(0, List.copyOf(ledger.persons.keySet())));
        }
        return ledger.divisions().stream()
                .map(division -> group(division.number(), division.entrants()))
                .toList();
    }

    private boolean ranked(int entrant) {
        return !ledger.gone.contains(entrant) || ledger.rounds.stream().anyMatch(round -> round.has(entrant));
    }

    private Group group(int division, List<Integer> entrants) {
        List<Integer> there = entrants.stream().filter(this::ranked).toList();
        for (TieBreak kind : ledger.policy().tieBreaks()) {
            if (kind != TieBreak.HEAD_TO_HEAD && kind != TieBreak.PLAY_OFF) {
                breaks.of(kind, there).forEach((entrant, value) -> tell(entrant, kind, value));
            }
        }
        List<List<Integer>> tiers = split(
                there,
                Comparator.comparing((Integer entrant) -> ledger.last.contains(entrant))
                        .thenComparing(entrant -> progressOf(entrant))
                        .thenComparing(
                                entrant -> Objects.requireNonNull(points.get(entrant)), Comparator.reverseOrder())
                        .thenComparing(ledger::absent));
        for (TieBreak kind : ledger.policy().tieBreaks()) {
            List<List<Integer>> next = new ArrayList<>();
            for (List<Integer> tied : tiers) {
                next.addAll(tied.size() == 1 ? List.of(tied) : separated(kind, tied));
            }
            tiers = next;
        }
        List<Line> lines = new ArrayList<>();
        for (List<Integer> tied : tiers) {
            int rank = lines.size() + 1;
            tied.stream().sorted(seeding()).forEach(entrant -> lines.add(line(entrant, rank)));
        }
        return new Group(division, lines);
    }

    private Progress progressOf(int entrant) {
        return Objects.requireNonNull(progress.get(entrant));
    }

    private List<List<Integer>> separated(TieBreak kind, List<Integer> tied) {
        Map<Integer, Value> values = breaks.of(kind, tied);
        values.forEach((entrant, value) -> tell(entrant, kind, value));
        Comparator<Fraction> better = kind == TieBreak.PENALTIES || kind == TieBreak.PLAY_OFF
                ? Comparator.naturalOrder()
                : Comparator.reverseOrder();
        return split(
                tied,
                Comparator.comparing(
                                (Integer entrant) -> Objects.requireNonNull(values.get(entrant))
                                        .number(),
                                Comparator.nullsLast(better))
                        .thenComparing(
                                entrant -> Objects.requireNonNull(values.get(entrant))
                                        .lot(),
                                Comparator.nullsLast(Comparator.naturalOrder())));
    }

    private static List<List<Integer>> split(List<Integer> entrants, Comparator<Integer> order) {
        List<List<Integer>> tiers = new ArrayList<>();
        for (int entrant : entrants.stream().sorted(order).toList()) {
            if (tiers.isEmpty() || order.compare(tiers.getLast().getFirst(), entrant) != 0) {
                tiers.add(new ArrayList<>());
            }
            tiers.getLast().add(entrant);
        }
        return tiers;
    }

    private Comparator<Integer> seeding() {
        List<Integer> seeds = ledger.seeding();
        return Comparator.comparingInt(
                        (Integer entrant) -> seeds.contains(entrant) ? seeds.indexOf(entrant) : seeds.size())
                .thenComparing(entrant -> entrant);
    }

    private void tell(int entrant, TieBreak kind, Value value) {
        recorded.computeIfAbsent(entrant, none -> new HashMap<>()).put(kind, value);
    }

    private Line line(int entrant, int rank) {
        List<ByeKind> byes = sheets.of(entrant).stream()
                .map(Sheets.Entry::bye)
                .filter(Objects::nonNull)
                .toList();
        return new Line(
                entrant,
                rank,
                sheets.points(entrant),
                sheets.fines(entrant),
                sheets.played(entrant),
                byes,
                breaks.struck(entrant),
                recorded.getOrDefault(entrant, Map.of()));
    }
}
