package baffin.lobby.decider;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.game.GameInfo;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Policies and people for tests. */
public final class TestPolicies {

    public static final Actor OLGA = new Actor("olga", false);
    public static final Actor OTTO = new Actor("otto", false);

    private static final GameInfo CHESS = new GameInfo(
            "chess",
            "Chess",
            2,
            4,
            "1",
            List.of(new GameInfo.Option("mode", List.of("slow", "fast"))),
            List.of("white", "black", "grey", "red"));

    private TestPolicies() {}

    static Optional<GameInfo> game(String id) {
        return id.equals("chess") ? Optional.of(CHESS) : Optional.empty();
    }

    /** A policy of chess. */
    static Policy of(Format format, int tableSize, int max, boolean automatic) {
        return new Policy(
                "A cup",
                null,
                "chess",
                Map.of(),
                format,
                tableSize,
                false,
                tableSize == 2 ? PointsRule.DUEL : PointsRule.EXPEDITION,
                List.of(TieBreak.LOT),
                null,
                new EntryRule(EntryRule.Who.OPEN, List.of(), 2, max, null, null, false, null, true, null),
                new Schedule(Duration.ofDays(1), Duration.ofHours(1), automatic),
                null);
    }

    static Policy bracket(int max) {
        return of(new Format.SingleElimination(false), 2, max, false);
    }

    static Policy swiss(int max) {
        return of(new Format.PodSwiss(2, 0, null), 4, max, false);
    }

    static Create create(Policy policy) {
        return new Create(policy, "5".repeat(64), null, null, null, List.of(), List.of(), List.of(), null);
    }

    /** Somebody with an id as long as those of accounts. */
    static SeatHolder player(int number) {
        return new SeatHolder("01890000-0000-7000-8000-%012d".formatted(number), false);
    }
}
