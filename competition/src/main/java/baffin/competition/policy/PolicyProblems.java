package baffin.competition.policy;

import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.game.GameInfo;
import baffin.match.terms.HouseBot;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is wrong with a policy: all of it at once, one message a field. */
public final class PolicyProblems {

    private static final int NAME_MIN = 3;
    private static final int NAME_MAX = 80;
    private static final int TEXT_MAX = 2_000;
    private static final int ROUNDS_MAX = 12;
    private static final int WEIGHT_MAX = 10_000;
    private static final int LIST_MAX = EntryRule.ENTRANTS_MAX;
    private static final Instant TIME_MIN = Instant.EPOCH;
    private static final Instant TIME_MAX = Instant.parse("9999-12-31T23:59:59.999Z");

    private final Policy policy;
    private final Map<String, String> problems = new LinkedHashMap<>();

    private PolicyProblems(Policy policy) {
        this.policy = policy;
    }

    /**
     * The same, with what is too late to be laid down.
     *
     * @param now when it is laid down (UTC)
     */
    public static Map<String, String> of(Policy policy, @Nullable GameInfo game, Instant now) {
        Map<String, String> problems = of(policy, game);
        Instant closesAt = policy.entry().closesAt();
        if (closesAt != null && !closesAt.isAfter(now)) {
            problems.put("/entry/closesAt", "has passed");
        }
        return problems;
    }

    /**
     * Messages keyed by JSON pointer; empty when the policy can be played by.
     *
     * @param game the policy's game; null when the platform does not have it
     */
    public static Map<String, String> of(Policy policy, @Nullable GameInfo game) {
        PolicyProblems all = new PolicyProblems(policy);
        all.texts();
        all.game(game);
        all.format();
        all.problems.putAll(PointsProblems.of(policy));
        all.tieBreaks();
        all.entry();
        all.schedule();
        all.within("/cards/yellows", policy.cardRule().yellows(), 2, 5);
        if (policy.play() != null) {
            policy.play().problems().forEach((pointer, fault) -> all.problems.put("/play" + pointer, fault));
        }
        return all.problems;
    }

    private void texts() {
        within("/name", policy.name().strip().length(), NAME_MIN, NAME_MAX);
        if (policy.name().chars().anyMatch(Character::isISOControl)) {
            problems.put("/name", "must not have control characters");
        }
        if (policy.description() != null && policy.description().length() > TEXT_MAX) {
            problems.put("/description", "must have at most " + TEXT_MAX + " characters");
        }
    }

    private void game(@Nullable GameInfo game) {
        if (game == null) {
            problems.put("/game", "is not a game of this platform");
            return;
        }
        game.optionProblems(policy.options())
                .forEach((name, fault) ->
                        problems.put("/options/" + name.replace("~", "~0").replace("/", "~1"), fault));
        for (int size : policy.tableSizes()) {
            if (size < game.minSeats() || size > game.maxSeats()) {
                problems.put(
                        size == policy.tableSize() ? "/tableSize" : "/twoSeatTables",
                        "the game is for " + game.minSeats() + " to " + game.maxSeats() + ", not for " + size);
            }
        }
    }

    private void format() {
        boolean duel = policy.format() instanceof RoundRobin || policy.format() instanceof SingleElimination;
        if (duel) {
            within("/tableSize", policy.tableSize(), 2, 2);
        } else {
            within("/tableSize", policy.tableSize(), 3, 4);
        }
        switch (policy.format()) {
            case DivisionLeague league -> {
                within("/format/divisionSize", league.divisionSize(), policy.tableSize(), 16);
                within("/format/games", league.games(), 1, 16);
                if (league.atOnce() != null) {
                    within("/format/atOnce", league.atOnce(), 1, 16);
                }
                within("/format/up", league.up(), 0, 4);
                within("/format/down", league.down(), 0, 8);
                if (league.up() + league.down() > league.divisionSize()) {
                    problems.put("/format/down", "more would change tier than a division has");
                }
            }
            case PodSwiss swiss -> {
                within("/format/rounds", swiss.rounds(), 0, ROUNDS_MAX);
                finalists(swiss.finalists(), true);
                within("/format/requestedByes", swiss.byesToAskFor(), 0, ROUNDS_MAX - 1);
                if (swiss.repeatWeight() != null) {
                    within("/format/repeatWeight", swiss.repeatWeight(), 1, WEIGHT_MAX);
                }
            }
            case Heats heats -> {
                within("/format/heats", heats.heats(), 1, ROUNDS_MAX);
                within("/format/best", heats.best(), 1, heats.heats());
                finalists(heats.finalists(), false);
            }
            case PodElimination pods -> within("/format/advance", pods.advance(), 1, policy.tableSize() - 1);
            case RoundRobin robin -> within("/format/cycles", robin.cycles(), 1, 2);
            case SingleElimination bracket -> {}
        }
    }

    private void finalists(int finalists, boolean noneAllowed) {
        int size = policy.tableSize();
        if (!(noneAllowed && finalists == 0) && finalists != size && finalists != 4 * size) {
            problems.put("/format/finalists", "must be " + (noneAllowed ? "0, " : "") + size + " or " + 4 * size);
        }
    }

    private void tieBreaks() {
        Set<TieBreak> seen = EnumSet.noneOf(TieBreak.class);
        for (int index = 0; index < policy.tieBreaks().size(); index++) {
            TieBreak tieBreak = policy.tieBreaks().get(index);
            if (!seen.add(tieBreak)) {
                problems.put("/tieBreaks/" + index, "is in the list already");
            }
            if (seen.contains(TieBreak.LOT) && tieBreak != TieBreak.LOT) {
                problems.put("/tieBreaks/" + index, "comes after LOT, which leaves nothing to decide");
            } else if (seen.contains(TieBreak.PLAY_OFF) && tieBreak.compareTo(TieBreak.PLAY_OFF) < 0) {
                problems.put("/tieBreaks/" + index, "comes after PLAY_OFF, after which only LOT may stand");
            }
        }
    }

    private void entry() {
        EntryRule entry = policy.entry();
        within("/entry/min", entry.min(), 2, EntryRule.ENTRANTS_MAX);
        within("/entry/max", entry.max(), Math.max(2, entry.min()), EntryRule.ENTRANTS_MAX);
        if (entry.who() == Who.LIST ? entry.list().isEmpty() : !entry.list().isEmpty()) {
            problems.put("/entry/list", "must name players if who is LIST, and be empty otherwise");
        } else if (entry.list().size() > LIST_MAX) {
            problems.put("/entry/list", "must name at most " + LIST_MAX);
        }
        calendar("/entry/opensAt", entry.opensAt());
        calendar("/entry/closesAt", entry.closesAt());
        if (entry.opensAt() != null
                && entry.closesAt() != null
                && !entry.opensAt().isBefore(entry.closesAt())) {
            problems.put("/entry/closesAt", "must be after opensAt");
        }
        if (entry.checkIn() != null) {
            within("/entry/checkIn", entry.checkIn(), Duration.ofMinutes(1), Duration.ofDays(14));
            if (entry.closesAt() == null) {
                problems.put("/entry/checkIn", "needs closesAt");
            }
        }
        boolean takes = policy.format() instanceof PodSwiss
                || policy.format() instanceof Heats
                || policy.format() instanceof DivisionLeague;
        if (entry.late() && !takes) {
            problems.put("/entry/late", "only pod Swiss, heats and leagues take late entrants");
        }
        if (entry.fillWith() != null && HouseBot.opponent(entry.fillWith()).isEmpty()) {
            problems.put("/entry/fillWith", "must be one of " + HouseBot.opponents());
        }
    }

    private void schedule() {
        within("/schedule/round", policy.schedule().round(), Duration.ofMinutes(5), Duration.ofDays(90));
        within("/schedule/ruling", policy.schedule().ruling(), Duration.ZERO, Duration.ofDays(30));
        if (policy.schedule().overlap() != null && !(policy.format() instanceof DivisionLeague)) {
            problems.put("/schedule/overlap", "is for leagues only");
        }
        WrittenDuration review = policy.schedule().review();
        if (review != null) {
            within("/schedule/review", review, Duration.ZERO, Duration.ofDays(7));
            if (!policy.schedule().automatic()) {
                problems.putIfAbsent("/schedule/review", "is for automatic schedules only");
            }
        }
    }

    /** A clock knows more years than calendars, databases and milliseconds do. */
    private void calendar(String pointer, @Nullable Instant time) {
        if (time != null && (time.isBefore(TIME_MIN) || time.isAfter(TIME_MAX))) {
            problems.put(pointer, "must be a time of the years 1970 to 9999");
        }
    }

    private void within(String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            problems.put(
                    pointer,
                    least == most ? "must be " + least + " in this format" : "must be from " + least + " to " + most);
        }
    }

    private void within(String pointer, WrittenDuration written, Duration least, Duration most) {
        Duration value = written.length();
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            problems.put(
                    pointer,
                    "must be from " + WrittenDuration.readable(least) + " to " + WrittenDuration.readable(most));
        }
    }
}
