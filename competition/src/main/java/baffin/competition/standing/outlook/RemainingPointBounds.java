package baffin.competition.standing.outlook;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LeagueReturn;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.PendingMatch;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Between which sums everybody can end, with rounds whose tables nobody knows yet. */
final class RemainingPointBounds {

    private static final long NOTHING_SURE = Long.MIN_VALUE / 4;

    private final Competition competition;
    private final ResultLedger resultLedger;
    private final List<Ranker.Placed> placed;
    private final boolean late;
    private final boolean individual;
    private final PointsRule rule;
    private final int rounds;

    /**
     * What lies ahead.
     *
     * @param late true while somebody may still enter or come back
     * @param individual true when it is known that nobody plays in a team
     */
    RemainingPointBounds(
            Competition competition,
            ResultLedger resultLedger,
            List<Ranker.Placed> placed,
            boolean late,
            boolean individual) {
        this.competition = competition;
        this.resultLedger = resultLedger;
        this.placed = placed;
        this.late = late;
        this.individual = individual;
        this.rule = resultLedger.scheme().points();
        this.rounds = resultLedger.unpublished().rounds();
    }

    /**
     * The bounds.
     *
     * @param points that each has, byes that are sure to come included
     * @param tables that are known
     */
    Bounds bounds(long[] points, List<OpenTable> tables) {
        long[] least = points.clone();
        long[] most = points.clone();
        for (OpenTable table : tables) {
            for (int seat = 0; seat < table.seats(); seat++) {
                if (table.runner(seat) >= 0) {
                    least[table.runner(seat)] += individual ? table.least(seat) : 0;
                    most[table.runner(seat)] +=
                            individual ? table.most(seat) : rule.most().units();
                }
            }
        }
        for (int runner = 0; runner < points.length; runner++) {
            EntrantRecord entrantRecord = placed.get(runner).account();
            if (competition.policy().format() instanceof Format.Heats heats) {
                least[runner] = points[runner];
                most[runner] = bestOf(entrantRecord, heats.best()) - entrantRecord.taken.units();
            } else {
                least[runner] += unknown(entrantRecord) * least();
                most[runner] += more(entrantRecord) * most();
            }
            // who never comes is ahead of nobody in a final
            least[runner] = entrantRecord.absent ? NOTHING_SURE : least[runner];
        }
        return new Bounds(points, least, most, crowd(tables, points.length), newcomers());
    }

    /** Matches of an entrant at tables that nobody knows. */
    private int unknown(EntrantRecord entrantRecord) {
        return competition.policy().format() instanceof Format.RoundRobin
                ? 0
                : resultLedger.unpublished().of(entrantRecord);
    }

    /** The same, and those of somebody who may come back. */
    private int more(EntrantRecord entrantRecord) {
        if (LeagueReturn.open(competition, entrantRecord.entrant)) {
            return resultLedger.unpublished().toBePublished(entrantRecord);
        }
        return mayReturn(entrantRecord.entrant) ? rounds : unknown(entrantRecord);
    }

    private boolean mayReturn(Entrant entrant) {
        return entrant.vacant() || late && entrant.presence() == Presence.WITHDRAWN;
    }

    /** The least that an entrant who is there gets in a round. */
    private long least() {
        long least = bye(Math::min);
        for (int size : competition.policy().tableSizes()) {
            least = Math.min(least, rule.share(size, size, 1).units());
        }
        return individual ? least : 0;
    }

    private long most() {
        return Math.max(rule.most().units(), bye(Math::max));
    }

    private long bye() {
        return rule.forBye(competition.policy().tableSize()).units();
    }

    /** A bye that was asked for may be worth more, or less. */
    private long bye(LongBinaryOperator chosen) {
        boolean byesOnRequest =
                competition.policy().format() instanceof Format.PodSwiss swiss && swiss.byesToAskFor() > 0;
        return byesOnRequest
                ? chosen.applyAsLong(
                        bye(),
                        rule.forRequestedBye(competition.policy().tableSize()).units())
                : bye();
    }

    /** The most that somebody can have who is not there yet. */
    private long newcomers() {
        boolean full = competition.taken() >= competition.policy().entry().max();
        if (!late || full) {
            return -1;
        }
        return competition.policy().format() instanceof Format.Heats heats
                ? Math.min(heats.best(), rounds) * most()
                : bye() + rounds * most();
    }

    private long bestOf(EntrantRecord entrantRecord, int best) {
        long open = entrantRecord.waiting.stream().filter(PendingMatch::counts).count();
        boolean comes = entrantRecord.entrant.active() || mayReturn(entrantRecord.entrant);
        Stream<Long> played = Stream.concat(
                entrantRecord.outings.stream()
                        .filter(outing -> outing.at().round().stage() == Stage.HEAT)
                        .map(outing -> outing.score().points().units()),
                entrantRecord.rests.stream()
                        .filter(rest -> rest.round().stage() == Stage.HEAT)
                        .map(rest -> rest.points().units()));
        return Stream.concat(played, Stream.generate(this::most).limit(open + (comes ? rounds : 0)))
                .sorted((one, other) -> Long.compare(other, one))
                .limit(best)
                .mapToLong(Long::longValue)
                .sum();
    }

    /** What all can win together in a Swiss; null where that says nothing, or is not known. */
    private @Nullable PrizeCapacity crowd(List<OpenTable> tables, int people) {
        if (!(competition.policy().format() instanceof Format.PodSwiss) || !individual || late) {
            return null;
        }
        List<Points> prizes = new ArrayList<>();
        long sure = 0;
        for (OpenTable table : tables) {
            prizes.addAll(rule.of(table.seats()));
            sure += table.outcomes().stream()
                    .mapToLong(outcome -> runners(table, outcome))
                    .min()
                    .orElse(0);
        }
        return PrizeCapacity.none(people)
                .and(PrizeCapacity.of(people, prizes, sure), 1)
                .and(round(people), rounds);
    }

    private static long runners(OpenTable table, long[] outcome) {
        long sum = 0;
        for (int seat = 0; seat < outcome.length; seat++) {
            sum += table.runner(seat) < 0 ? 0 : outcome[seat];
        }
        return sum;
    }

    /** A round that is not paired yet: not more tables than there can be, the best prizes of every size, and byes. */
    private PrizeCapacity round(int people) {
        int there = competition.active().size();
        List<Integer> sizes = competition.policy().tableSizes();
        int tables = there / sizes.getLast();
        List<Points> prizes = new ArrayList<>();
        for (int place = 0; place < sizes.getFirst(); place++) {
            Points best = Points.ZERO;
            for (int size : sizes) {
                Points here = place < size ? rule.of(size).get(place) : Points.ZERO;
                best = here.compareTo(best) > 0 ? here : best;
            }
            for (int table = 0; table < tables; table++) {
                prizes.add(best);
            }
        }
        for (int one = 0; one < there; one++) {
            prizes.add(new Points(bye(Math::max)));
        }
        long each = bye(Math::min);
        for (int size : sizes) {
            long sum = rule.of(size).stream().mapToLong(Points::units).sum();
            each = Math.min(each, Math.floorDiv(sum, size));
        }
        return PrizeCapacity.of(people, prizes, there * each);
    }
}
