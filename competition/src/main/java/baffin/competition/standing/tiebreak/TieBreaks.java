package baffin.competition.standing.tiebreak;

import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.standing.ledger.SeatScore;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The tie-breaks that an entrant has on its own, match by match; head-to-head, play-off and lot are elsewhere. */
public final class TieBreaks {

    /** No value: worse than any. */
    public static final long NONE = Long.MIN_VALUE;

    /** No opponent counts as weaker. */
    static final long FLOOR = FixedPointMean.ONE / 5;

    private static final long UNKNOWN = Long.MIN_VALUE + 1;
    private static final int WORST_DROPPED_FROM = 5;

    private final ResultLedger resultLedger;
    private final long most;
    private final long[] strength;
    private final IdentityHashMap<ScoredTable, TableScoreSummary> sheets = new IdentityHashMap<>();
    private final Map<TieBreak, long[]> known = new EnumMap<>(TieBreak.class);

    public TieBreaks(ResultLedger resultLedger) {
        this.resultLedger = resultLedger;
        this.most = Math.max(1, resultLedger.scheme().points().most().units());
        this.strength = new long[resultLedger.accounts().size() + 1];
        if (resultLedger.scheme().tieBreaks().contains(TieBreak.OPPONENTS)) {
            resultLedger
                    .accounts()
                    .forEach(entrantRecord -> strength[entrantRecord.number()] = strength(entrantRecord));
        }
    }

    /** The value that is compared, more is better; {@link #NONE} where there is none. */
    public long value(EntrantRecord entrantRecord, TieBreak kind) {
        long[] all = known.computeIfAbsent(kind, one -> {
            long[] unknown = new long[resultLedger.accounts().size() + 1];
            Arrays.fill(unknown, UNKNOWN);
            return unknown;
        });
        if (all[entrantRecord.number()] == UNKNOWN) {
            all[entrantRecord.number()] = computed(entrantRecord, kind);
        }
        return all[entrantRecord.number()];
    }

    private long computed(EntrantRecord entrantRecord, TieBreak kind) {
        List<TieBreakTerm> terms = of(entrantRecord, kind);
        long sum = 0;
        long best = NONE;
        int count = 0;
        for (TieBreakTerm tieBreakTerm : terms) {
            if (tieBreakTerm.counts()) {
                sum += tieBreakTerm.value();
                best = Math.max(best, tieBreakTerm.value());
                count++;
            }
        }
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES -> sum;
            case PENALTIES -> -sum;
            case OPPONENTS, WINNER_SHARE, TABLE_SHARE -> count == 0 ? NONE : FixedPointMean.mean(sum, count);
            case BEST_SCORE -> best;
            case HEAD_TO_HEAD, PLAY_OFF, LOT -> NONE;
        };
    }

    /** What the value comes from, by round. */
    public List<TieBreakTerm> of(EntrantRecord entrantRecord, TieBreak kind) {
        return switch (kind) {
            case FIRST_PLACES -> places(entrantRecord, 1);
            case SECOND_PLACES -> places(entrantRecord, 2);
            case OPPONENTS -> opponents(entrantRecord);
            case WINNER_SHARE ->
                entrantRecord.struck
                        ? List.of()
                        : scores(
                                entrantRecord,
                                appearance ->
                                        shared(appearance, sheet(appearance).winner()),
                                this::winnerShare);
            case TABLE_SHARE ->
                entrantRecord.struck
                        ? List.of()
                        : scores(
                                entrantRecord,
                                appearance ->
                                        shared(appearance, sheet(appearance).sum()),
                                this::tableShare);
            case BEST_SCORE -> scores(entrantRecord, appearance -> true, TieBreaks::ownScore);
            case PENALTIES -> penalties(entrantRecord);
            case HEAD_TO_HEAD, PLAY_OFF, LOT -> List.of();
        };
    }

    /** Match points a match, of all that is possible, not less than the floor. */
    public long strength(int entrant) {
        return strength[entrant];
    }

    private long strength(EntrantRecord entrantRecord) {
        List<Appearance> games = entrantRecord.contests();
        if (games.isEmpty()) {
            return FLOOR;
        }
        long units = games.stream()
                .mapToLong(appearance -> appearance.score().points().units())
                .sum();
        return Math.max(FLOOR, FixedPointMean.quotient(units, games.size() * most));
    }

    private static List<TieBreakTerm> places(EntrantRecord entrantRecord, int place) {
        List<TieBreakTerm> terms = new ArrayList<>();
        for (Appearance appearance : entrantRecord.contests()) {
            SeatScore score = appearance.score();
            if (score.place() == place && appearance.fate() == Fate.PLAYED) {
                terms.add(TieBreakTerm.of(
                        appearance, Points.of(1).dividedBy(score.sharing()).units()));
            }
        }
        return terms;
    }

    private List<TieBreakTerm> opponents(EntrantRecord entrantRecord) {
        List<TieBreakTerm> terms = new ArrayList<>();
        for (Appearance appearance : entrantRecord.contests()) {
            List<Integer> others = opponents(appearance);
            if (!others.isEmpty()) {
                long sum = 0;
                for (int other : others) {
                    sum += strength[other];
                }
                terms.add(TieBreakTerm.of(appearance, (sum + others.size() / 2) / others.size()));
            }
        }
        if (terms.size() >= WORST_DROPPED_FROM) {
            TieBreakTerm worst = terms.stream()
                    .min(Comparator.comparingLong(TieBreakTerm::value))
                    .orElseThrow();
            terms.set(terms.indexOf(worst), worst.dropped());
        }
        return terms;
    }

    /** Who was there and not of the same team. */
    public static List<Integer> opponents(Appearance appearance) {
        ScoredTable at = appearance.at();
        List<Integer> others = new ArrayList<>();
        for (int seat = 0; seat < at.size(); seat++) {
            boolean other = at.scores().get(seat).side() != appearance.score().side();
            if (other && at.seat(seat).fate() != Fate.NO_SHOW) {
                others.add(at.entrant(seat));
            }
        }
        return others;
    }

    private interface Measure {
        long of(Appearance appearance);
    }

    private static List<TieBreakTerm> scores(
            EntrantRecord entrantRecord, Predicate<Appearance> counts, Measure measure) {
        List<TieBreakTerm> terms = new ArrayList<>();
        for (Appearance appearance : entrantRecord.games()) {
            if (appearance.at().scored(appearance.seat()) && counts.test(appearance)) {
                terms.add(TieBreakTerm.of(appearance, measure.of(appearance)));
            }
        }
        return terms;
    }

    /** What a ruling has left without points to share is nobody's share. */
    private static boolean shared(Appearance appearance, long whole) {
        return whole > 0 || !appearance.at().ruled();
    }

    private static long ownScore(Appearance appearance) {
        Integer own = appearance.at().seat(appearance.seat()).score();
        return own == null
                ? TableScoreSummary.score(appearance.at(), appearance.score().side())
                : own;
    }

    /** Own score / score of the winner; where that is not above 0, all or nothing. */
    private long winnerShare(Appearance appearance) {
        int winner = sheet(appearance).winner();
        int own = TableScoreSummary.score(appearance.at(), appearance.score().side());
        if (winner <= 0) {
            return own >= winner ? FixedPointMean.ONE : 0;
        }
        return FixedPointMean.quotient(Math.max(0, own), winner);
    }

    /** Own score / sum of the table, times the number of sides; an even share where the sum is not above 0. */
    private long tableShare(Appearance appearance) {
        TableScoreSummary tableScoreSummary = sheet(appearance);
        int own = TableScoreSummary.score(appearance.at(), appearance.score().side());
        return tableScoreSummary.sum() <= 0
                ? FixedPointMean.ONE
                : tableScoreSummary.sides() * FixedPointMean.quotient(Math.max(0, own), tableScoreSummary.sum());
    }

    /** The scores of a table as they are looked at. */
    public TableScoreSummary sheet(Appearance appearance) {
        return sheets.computeIfAbsent(appearance.at(), at -> TableScoreSummary.of(at, resultLedger));
    }

    private static List<TieBreakTerm> penalties(EntrantRecord entrantRecord) {
        List<TieBreakTerm> terms = new ArrayList<>();
        for (Appearance appearance : entrantRecord.outings) {
            boolean left = appearance.fate() != Fate.PLAYED && !entrantRecord.voided(appearance.at());
            if (left && appearance.at().result().source() != Source.ABANDONED) {
                terms.add(TieBreakTerm.of(appearance, 1));
            }
        }
        entrantRecord.penalties.forEach(penalty -> terms.add(TieBreakTerm.of(penalty)));
        return terms;
    }
}
