package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.Stage;
import baffin.competition.Table;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.standing.Account.Outing;
import baffin.competition.standing.Account.Rest;
import baffin.competition.standing.Account.Waiting;
import baffin.competition.standing.Outlook.Verdict;
import baffin.competition.standing.Prospect.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** One table of a standing as a {@link Race}: who runs, what is open, and what is known beyond that. */
final class Runners {

    private final Competition competition;
    private final List<Ranker.Placed> placed;
    private final Map<Integer, Integer> positions = new HashMap<>();
    private final Race race;
    private final boolean searchable;
    private final boolean over;
    private final boolean heats;

    Runners(Competition competition, Book book, List<Ranker.Placed> placed) {
        this.competition = competition;
        this.placed = placed;
        this.heats = competition.policy().format() instanceof Format.Heats;
        placed.forEach(one -> positions.put(one.account().number(), positions.size()));
        long[] points =
                placed.stream().mapToLong(one -> one.account().points().units()).toArray();
        List<int[]> tables = tables();
        PointsRule rule = book.scheme().points();
        this.race = new Race(points, tables, new Outcomes(rule));
        long beyond = 0;
        for (Ranker.Placed one : placed) {
            beyond += widen(one, rule);
        }
        boolean teams =
                placed.stream().flatMap(one -> one.account().outings.stream()).anyMatch(Runners::team);
        this.searchable = beyond == 0 && !heats && !teams;
        this.over = beyond == 0 && tables.isEmpty();
    }

    private static boolean team(Outing outing) {
        return outing.at().seat(outing.seat()).team() != null;
    }

    /** Open tables that count, as positions; those of others who run elsewhere are left out. */
    private List<int[]> tables() {
        Map<Table, int[]> tables = new LinkedHashMap<>();
        for (Ranker.Placed one : placed) {
            for (Waiting waiting : one.account().waiting) {
                boolean all = waiting.table().seats().stream().allMatch(positions::containsKey);
                if (waiting.counts() && all) {
                    tables.computeIfAbsent(
                            waiting.table(),
                            table -> table.seats().stream()
                                    .mapToInt(positions::get)
                                    .toArray());
                }
            }
        }
        return List.copyOf(tables.values());
    }

    /** Bounds with what is still to be published; gives the number of such matches. */
    private int widen(Ranker.Placed one, PointsRule rule) {
        Account account = one.account();
        int unpublished = Unpublished.of(competition, account);
        int open = (int) account.waiting.stream().filter(Waiting::counts).count();
        int runner = position(one);
        long match = Math.max(
                rule.most().units(),
                rule.forBye(competition.policy().tableSize()).units());
        if (competition.policy().format() instanceof Format.Heats(int all, int best, int finalists)) {
            long highest = bestOf(account, best, open + unpublished, match) - account.taken.units();
            race.widen(runner, account.points().units(), highest);
        } else if (unpublished > 0) {
            race.widen(runner, race.least(runner), race.most(runner) + unpublished * match);
        }
        return unpublished;
    }

    private static long bestOf(Account account, int best, int more, long match) {
        List<Long> all = new ArrayList<>();
        account.outings.stream()
                .filter(outing -> outing.at().round().stage() == Stage.HEAT)
                .forEach(outing -> all.add(outing.score().points().units()));
        account.rests.stream()
                .filter(rest -> rest.round().stage() == Stage.HEAT)
                .map(Rest::points)
                .forEach(points -> all.add(points.units()));
        for (int index = 0; index < more; index++) {
            all.add(match);
        }
        return LongStream.of(all.stream().mapToLong(Long::longValue).toArray())
                .map(value -> -value)
                .sorted()
                .limit(best)
                .map(value -> -value)
                .sum();
    }

    private int position(Ranker.Placed one) {
        return positions.getOrDefault(one.account().number(), -1);
    }

    /** What is proven about the first {@code places}. */
    Verdict verdict(Ranker.Placed one, int places) {
        int runner = position(one);
        if (over) {
            return decided(one, places);
        }
        if (race.clinched(runner, places)) {
            return Verdict.of(Chance.CLINCHED);
        }
        if (race.out(runner, places)) {
            return Verdict.of(Chance.OUT);
        }
        return searchable ? searched(runner, places) : bounded(one, runner, places);
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
        for (long gain : race.gains(runner)) {
            Boolean beatable = race.beatable(runner, places, gain);
            if (beatable == null || beatable) {
                return needs == null
                        ? possible(runner, places, beatable != null)
                        : new Verdict(Chance.NEEDS, new Points(needs), beatable != null);
            }
            needs = gain;
        }
        return Verdict.of(Chance.CLINCHED);
    }

    /** Not even all own points suffice. */
    private Verdict possible(int runner, int places, boolean proven) {
        Boolean reachable = race.reachable(runner, places);
        if (reachable == null) {
            return Verdict.of(Chance.UNKNOWN);
        }
        return Verdict.of(!reachable ? Chance.OUT : proven ? Chance.DEPENDS : Chance.UNKNOWN);
    }

    private Verdict bounded(Ranker.Placed one, int runner, int places) {
        long bar = race.bar(runner, places);
        long own = one.account().points().units();
        if (heats || bar >= race.most(runner)) {
            return Verdict.of(Chance.UNKNOWN);
        }
        return new Verdict(Chance.NEEDS, wholeAbove(bar - own), false);
    }

    /** The next hundredth of a point above. */
    private static Points wholeAbove(long units) {
        long step = Points.ONE / 100;
        return new Points((Math.floorDiv(units, step) + 1) * step);
    }
}
