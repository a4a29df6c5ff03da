package baffin.competition.decide;

import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Policies that competitions of the tests are played by. */
public final class Sample {

    static final List<TieBreak> TIE_BREAKS =
            List.of(TieBreak.FIRST_PLACES, TieBreak.OPPONENTS, TieBreak.WINNER_SHARE, TieBreak.LOT);

    static final EntryRule OPEN = new EntryRule(Who.OPEN, List.of(), 2, 64, null, null, false, null, true, null);

    private static final Schedule BY_HAND = new Schedule(Duration.ofDays(14), Duration.ofDays(3), false);
    private static final Schedule BY_ITSELF = new Schedule(Duration.ofDays(14), Duration.ofDays(3), true);

    private Sample() {}

    public static Policy of(Format format) {
        return policy(format, OPEN, BY_HAND, TIE_BREAKS);
    }

    static Policy automatic(Format format) {
        return policy(format, OPEN, BY_ITSELF, TIE_BREAKS);
    }

    public static Policy automatic(Format format, EntryRule entry) {
        return policy(format, entry, BY_ITSELF, TIE_BREAKS);
    }

    public static Policy with(Format format, EntryRule entry) {
        return policy(format, entry, BY_HAND, TIE_BREAKS);
    }

    static Policy breaking(Format format, List<TieBreak> tieBreaks) {
        return policy(format, OPEN, BY_HAND, tieBreaks);
    }

    /** The same for a league whose divisions wait for no table. */
    public static Policy overlapping(Policy policy) {
        return policy(policy.format(), policy.entry(), policy.schedule().overlapping(), policy.tieBreaks());
    }

    /** The same with a time for review. */
    public static Policy reviewed(Policy policy, Duration review) {
        return policy(policy.format(), policy.entry(), policy.schedule().reviewed(review), policy.tieBreaks());
    }

    /** Tables of three, all of them full. */
    public static Policy threes(Format format) {
        Policy fours = of(format);
        return new Policy(
                fours.name(),
                null,
                "toy",
                Map.of(),
                format,
                3,
                false,
                PointsRule.EXPEDITION,
                TIE_BREAKS,
                null,
                OPEN,
                BY_HAND,
                null);
    }

    /** With or without a play-off before the lot. */
    static Policy breaking(Format format, EntryRule entry, boolean playOff) {
        List<TieBreak> all = playOff ? List.of(TieBreak.PLAY_OFF, TieBreak.LOT) : TIE_BREAKS;
        return policy(format, entry, BY_HAND, all);
    }

    private static Policy policy(Format format, EntryRule entry, Schedule schedule, List<TieBreak> tieBreaks) {
        boolean duel = format instanceof Format.RoundRobin || format instanceof Format.SingleElimination;
        return new Policy(
                "A cup of the north",
                null,
                "toy",
                Map.of(),
                format,
                duel ? 2 : 4,
                false,
                PointsRule.EXPEDITION,
                tieBreaks,
                null,
                entry,
                schedule,
                null);
    }
}
