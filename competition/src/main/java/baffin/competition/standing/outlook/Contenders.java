package baffin.competition.standing.outlook;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.course.LateEntry;
import baffin.competition.course.LeagueReturn;
import baffin.competition.course.LeagueTables;
import baffin.competition.course.RobinTables;
import baffin.competition.entry.Division;
import baffin.competition.pairing.Interruption;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.standing.Group;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.EntrantRecord.PendingMatch;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.outlook.Outlook.Verdict;
import baffin.competition.standing.outlook.Prospect.Chance;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One table of a standing as a {@link ClinchSearch}: who runs, what is open, and what is known beyond that. */
final class Contenders {

    private final Competition competition;
    private final ResultLedger resultLedger;
    private final List<Ranker.Placed> placed;
    private final Map<Integer, Integer> positions = new HashMap<>();
    private final RemainingSchedule remainingSchedule;
    private final Outcomes outcomes;
    private final ClinchSearch clinchSearch;
    private final Bounds bounds;
    private final long[] byes;
    private final boolean searchable;
    private final boolean over;
    private final boolean heats;

    Contenders(Competition competition, ResultLedger resultLedger, Group group, List<Ranker.Placed> placed) {
        this.competition = competition;
        this.resultLedger = resultLedger;
        this.placed = placed;
        this.heats = competition.policy().format() instanceof Format.Heats;
        this.remainingSchedule = RemainingSchedule.of(competition, group, resultLedger);
        this.outcomes = new Outcomes(resultLedger.scheme().points());
        placed.forEach(one -> positions.put(one.account().number(), positions.size()));
        this.byes = new long[placed.size()];
        long[] points = new long[placed.size()];
        for (int runner = 0; runner < points.length; runner++) {
            EntrantRecord entrantRecord = placed.get(runner).account();
            byes[runner] = resultLedger
                            .scheme()
                            .points()
                            .forBye(competition.policy().tableSize())
                            .units()
                    * remainingSchedule.byes().getOrDefault(entrantRecord.number(), 0);
            points[runner] = entrantRecord.points().units() + byes[runner];
        }
        List<OpenTable> tables = new ArrayList<>();
        open().values().forEach(table -> tables.add(table(table.seats(), table)));
        remainingSchedule.tables().forEach(seats -> tables.add(table(seats, null)));
        boolean late = LateEntry.open(competition) && !competition.status().over();
        boolean individual = individual();
        this.clinchSearch = new ClinchSearch(
                points, tables, Math.max(1, competition.divisions().size()));
        this.bounds =
                new RemainingPointBounds(competition, resultLedger, placed, late, individual).bounds(points, tables);
        this.over = remainingSchedule.all() && tables.isEmpty();
        this.searchable = remainingSchedule.all() && !heats && individual && !late;
    }

    /** True when somebody has played alone already: before, nobody knows whether the game is one of teams. */
    private boolean individual() {
        List<Appearance> all = resultLedger.accounts().stream()
                .flatMap(entrantRecord -> entrantRecord.outings.stream())
                .toList();
        return !all.isEmpty()
                && all.stream()
                        .allMatch(outing -> outing.at().seat(outing.seat()).team() == null);
    }

    /** Open tables, by round and number, that count and at which somebody sits who runs here. */
    private Map<List<Integer>, Table> open() {
        Map<List<Integer>, Table> open = new LinkedHashMap<>();
        for (Ranker.Placed one : placed) {
            one.account().waiting.stream()
                    .filter(PendingMatch::counts)
                    .forEach(match -> open.put(
                            List.of(match.round().number(), match.table().number()), match.table()));
        }
        return open;
    }

    /**
     * Somebody who has left, or has lost the seat, gets nothing; at a table that was published before, the match may
     * have been played.
     */
    private OpenTable table(List<Integer> seats, @Nullable Table published) {
        int absent = 0;
        int perhaps = 0;
        int[] runners = new int[seats.size()];
        for (int seat = 0; seat < runners.length; seat++) {
            int number = seats.get(seat);
            runners[seat] = positions.getOrDefault(number, -1);
            Entrant entrant = resultLedger.account(number).entrant;
            if (published != null && published.lost(number) != null) {
                absent |= 1 << seat;
            } else if (!entrant.active()) {
                boolean plays = published != null
                        || entrant.house()
                        || entrant.vacant()
                        || LeagueReturn.open(competition, entrant);
                absent |= plays ? 0 : 1 << seat;
                perhaps |= plays ? 1 << seat : 0;
            }
        }
        return new OpenTable(runners, outcomes.of(runners.length, absent, perhaps));
    }

    int size() {
        return placed.size();
    }

    /** True when every way to the end was, or can be, tried. */
    boolean searchable() {
        return searchable;
    }

    /** What is proven about the first {@code places}. */
    Verdict verdict(Ranker.Placed one, int places) {
        @Nullable Integer runner = positions.get(one.account().number());
        if (runner == null || places < 1) {
            return Verdict.of(Chance.OUT);
        }
        if (over) {
            return decided(placed.get(runner), places);
        }
        if (bounds.clinched(runner, places)) {
            return Verdict.of(Chance.CLINCHED);
        }
        if (bounds.out(runner, places)) {
            return Verdict.of(Chance.OUT);
        }
        Verdict tried = searchable ? searched(runner, places) : Verdict.of(Chance.UNKNOWN);
        return tried.chance() == Chance.UNKNOWN ? bounded(one, runner, places) : tried;
    }

    /** With nothing left to play the ranks say it, tie-breaks included. */
    private Verdict decided(Ranker.Placed one, int places) {
        long sharing =
                placed.stream().filter(other -> other.rank() == one.rank()).count();
        if (one.rank() + sharing - 1 <= places) {
            return Verdict.of(Chance.CLINCHED);
        }
        return Verdict.of(one.rank() > places ? Chance.OUT : Chance.UNKNOWN);
    }

    private Verdict searched(int runner, int places) {
        Long needs = null;
        for (long gain : clinchSearch.gains(runner)) {
            Interruption.check();
            Boolean beatable = clinchSearch.beatable(runner, places, gain);
            if (beatable == null || beatable) {
                return needs == null
                        ? possible(runner, places, beatable != null)
                        : new Verdict(Chance.NEEDS, new Points(needs + byes[runner]), beatable != null);
            }
            needs = gain;
        }
        return Verdict.of(Chance.CLINCHED);
    }

    /** Not even all own points suffice. */
    private Verdict possible(int runner, int places, boolean proven) {
        Boolean reachable = clinchSearch.reachable(runner, places);
        if (reachable == null) {
            return Verdict.of(Chance.UNKNOWN);
        }
        return Verdict.of(!reachable ? Chance.OUT : proven ? Chance.DEPENDS : Chance.UNKNOWN);
    }

    /** The least hundredths of a point that suffice by the bounds. */
    private Verdict bounded(Ranker.Placed one, int runner, int places) {
        long own = one.account().points().units();
        if (heats || !bounds.safe(runner, places, bounds.most(runner))) {
            return Verdict.of(Chance.UNKNOWN);
        }
        long step = Points.ONE / 100;
        long low = 0;
        long high = Math.ceilDiv(Math.max(0, bounds.most(runner) - own), step);
        while (low < high) {
            long middle = (low + high) / 2;
            if (bounds.safe(runner, places, own + middle * step)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return new Verdict(Chance.NEEDS, new Points(high * step), false);
    }

    /**
     * Tables of a standing that are not published yet, as far as they are laid down already.
     *
     * @param tables entrants by seat
     * @param byes how many each entrant will have; nobody who has none
     * @param all true when nothing else is to come
     */
    record RemainingSchedule(List<List<Integer>> tables, Map<Integer, Integer> byes, boolean all) {

        static RemainingSchedule of(Competition competition, Group group, ResultLedger resultLedger) {
            boolean nothing = group.entrants().stream()
                    .allMatch(number -> resultLedger.unpublished().of(resultLedger.account(number)) == 0);
            boolean over = competition.status().over();
            return switch (competition.policy().format()) {
                case Format.RoundRobin robin when !over -> of(RobinTables.toCome(competition, robin));
                case Format.DivisionLeague league
                when !nothing && group.division() != null -> of(competition, group.division(), league);
                default -> new RemainingSchedule(List.of(), Map.of(), nothing);
            };
        }

        private static RemainingSchedule of(List<RoundRobin.Round> rounds) {
            List<List<Integer>> tables = new ArrayList<>();
            Map<Integer, Integer> byes = new HashMap<>();
            for (RoundRobin.Round round : rounds) {
                tables.addAll(round.tables());
                round.byes().forEach(number -> byes.merge(number, 1, Integer::sum));
            }
            return new RemainingSchedule(tables, byes, true);
        }

        /** Empty for a division whose tables would have to be searched, which takes too long for a reader. */
        private static RemainingSchedule of(Competition competition, Division division, Format.DivisionLeague league) {
            int size = division.entrants().size();
            if (!LeagueDesign.known(size, competition.policy().tableSize(), league.games())) {
                return new RemainingSchedule(List.of(), Map.of(), false);
            }
            List<List<Integer>> tables = LeagueTables.toCome(competition, division, league).stream()
                    .flatMap(List::stream)
                    .toList();
            return new RemainingSchedule(tables, Map.of(), true);
        }
    }
}
