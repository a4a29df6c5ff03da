package baffin.competition.decide;

import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;

/** Policies of all formats, sizes of tables, points and tie-breaks. */
final class RandomPolicies {

    static final int FORMATS = 6;

    private static final List<TieBreak> FREE = List.of(
            TieBreak.HEAD_TO_HEAD,
            TieBreak.FIRST_PLACES,
            TieBreak.SECOND_PLACES,
            TieBreak.OPPONENTS,
            TieBreak.WINNER_SHARE,
            TieBreak.TABLE_SHARE,
            TieBreak.BEST_SCORE,
            TieBreak.PENALTIES);

    private final Random chance;

    RandomPolicies(Random chance) {
        this.chance = chance;
    }

    /**
     * A policy that is taken.
     *
     * @param kind of the format, from 0 to below {@link #FORMATS}
     */
    Policy of(int kind) {
        boolean duel = kind >= 4;
        int size = duel ? 2 : 3 + chance.nextInt(2);
        boolean late = kind <= 2 && chance.nextBoolean();
        EntryRule entry = new EntryRule(
                Who.OPEN,
                List.of(),
                2,
                8 + chance.nextInt(16),
                null,
                null,
                late,
                null,
                true,
                chance.nextBoolean() ? "random" : null);
        return new Policy(
                "A cup of the north",
                null,
                "toy",
                Map.of(),
                format(kind, size),
                size,
                chance.nextInt(3) == 0,
                points(duel),
                tieBreaks(),
                null,
                entry,
                kind == 0 && chance.nextBoolean() ? schedule().overlapping() : schedule(),
                null);
    }

    private Schedule schedule() {
        Schedule plain = new Schedule(Duration.ofDays(14), Duration.ofDays(3), true);
        return chance.nextBoolean() ? plain : plain.reviewed(Duration.ofHours(chance.nextInt(72)));
    }

    private Format format(int kind, int size) {
        int finalists = chance.nextBoolean() ? size : 4 * size;
        int heats = 2 + chance.nextInt(3);
        return switch (kind) {
            case 0 ->
                new DivisionLeague(
                        size + chance.nextInt(2),
                        4,
                        chance.nextBoolean() ? 1 + chance.nextInt(2) : null,
                        1,
                        1,
                        chance.nextBoolean() ? DivisionLeague.Results.VOID : null);
            case 1 -> new PodSwiss(chance.nextInt(6), chance.nextInt(3) == 0 ? 0 : finalists, 10, chance.nextInt(3));
            case 2 -> new Heats(heats, 1 + chance.nextInt(heats), finalists);
            case 3 -> new PodElimination(1 + chance.nextInt(size - 1), chance.nextBoolean());
            case 4 -> new RoundRobin(1 + chance.nextInt(2));
            default -> new SingleElimination(chance.nextBoolean());
        };
    }

    private PointsRule points(boolean duel) {
        return switch (chance.nextInt(4)) {
            case 0 -> PointsRule.EXPEDITION;
            case 1 -> PointsRule.LINEAR;
            case 2 -> duel ? PointsRule.DUEL : PointsRule.EXPEDITION;
            default ->
                new PointsRule(
                        Map.of(4, whole(7, 5, 3, 1), 3, whole(8, 3, 1), 2, whole(8, 0)),
                        null,
                        chance.nextBoolean() ? Points.of(3) : null,
                        chance.nextBoolean() ? Points.of(chance.nextInt(9)) : null);
        };
    }

    private static List<Points> whole(long... points) {
        return LongStream.of(points).mapToObj(Points::of).toList();
    }

    private List<TieBreak> tieBreaks() {
        List<TieBreak> all = new ArrayList<>(FREE);
        Collections.shuffle(all, chance);
        List<TieBreak> some = new ArrayList<>(all.subList(0, chance.nextInt(all.size() + 1)));
        if (chance.nextInt(3) == 0) {
            some.add(TieBreak.PLAY_OFF);
        }
        if (chance.nextBoolean()) {
            some.add(TieBreak.LOT);
        }
        return some;
    }
}
