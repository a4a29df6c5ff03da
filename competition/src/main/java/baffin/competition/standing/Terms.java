package baffin.competition.standing;

import baffin.competition.SeatResult.Fate;
import baffin.competition.TableResult.Source;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Account.Outing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The tie-breaks that an entrant has on its own, match by match; head-to-head, play-off and lot are elsewhere. */
final class Terms {

    /** No value: worse than any. */
    static final long NONE = Long.MIN_VALUE;

    /** No opponent counts as weaker. */
    static final long FLOOR = Means.ONE / 5;

    private static final long UNKNOWN = Long.MIN_VALUE + 1;
    private static final int WORST_DROPPED_FROM = 5;

    private final Book book;
    private final long most;
    private final long[] strength;
    private final Map<ScoredTable, Sheet> sheets = new IdentityHashMap<>();
    private final Map<TieBreak, long[]> known = new EnumMap<>(TieBreak.class);

    Terms(Book book) {
        this.book = book;
        this.most = Math.max(1, book.scheme().points().most().units());
        this.strength = new long[book.accounts().size() + 1];
        if (book.scheme().tieBreaks().contains(TieBreak.OPPONENTS)) {
            book.accounts().forEach(account -> strength[account.number()] = strength(account));
        }
    }

    /** The value that is compared, more is better; {@link #NONE} where there is none. */
    long value(Account account, TieBreak kind) {
        long[] all = known.computeIfAbsent(kind, one -> {
            long[] unknown = new long[book.accounts().size() + 1];
            Arrays.fill(unknown, UNKNOWN);
            return unknown;
        });
        if (all[account.number()] == UNKNOWN) {
            all[account.number()] = computed(account, kind);
        }
        return all[account.number()];
    }

    private long computed(Account account, TieBreak kind) {
        List<Term> terms = of(account, kind);
        long sum = 0;
        long best = NONE;
        int count = 0;
        for (Term term : terms) {
            if (term.counts()) {
                sum += term.value();
                best = Math.max(best, term.value());
                count++;
            }
        }
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES -> sum;
            case PENALTIES -> -sum;
            case OPPONENTS, WINNER_SHARE, TABLE_SHARE -> count == 0 ? NONE : Means.mean(sum, count);
            case BEST_SCORE -> best;
            case HEAD_TO_HEAD, PLAY_OFF, LOT -> NONE;
        };
    }

    /** What the value comes from, by round. */
    List<Term> of(Account account, TieBreak kind) {
        return switch (kind) {
            case FIRST_PLACES -> places(account, 1);
            case SECOND_PLACES -> places(account, 2);
            case OPPONENTS -> opponents(account);
            case WINNER_SHARE ->
                account.struck
                        ? List.of()
                        : scores(account, outing -> shared(outing, sheet(outing).winner()), this::winnerShare);
            case TABLE_SHARE ->
                account.struck
                        ? List.of()
                        : scores(account, outing -> shared(outing, sheet(outing).sum()), this::tableShare);
            case BEST_SCORE -> scores(account, outing -> true, Terms::ownScore);
            case PENALTIES -> penalties(account);
            case HEAD_TO_HEAD, PLAY_OFF, LOT -> List.of();
        };
    }

    /** Match points a match, of all that is possible, not less than the floor. */
    long strength(int entrant) {
        return strength[entrant];
    }

    private long strength(Account account) {
        List<Outing> games = account.contests();
        if (games.isEmpty()) {
            return FLOOR;
        }
        long units = games.stream()
                .mapToLong(outing -> outing.score().points().units())
                .sum();
        return Math.max(FLOOR, Means.quotient(units, games.size() * most));
    }

    private static List<Term> places(Account account, int place) {
        List<Term> terms = new ArrayList<>();
        for (Outing outing : account.contests()) {
            SeatScore score = outing.score();
            if (score.place() == place && outing.fate() == Fate.PLAYED) {
                terms.add(
                        Term.of(outing, Points.of(1).dividedBy(score.sharing()).units()));
            }
        }
        return terms;
    }

    private List<Term> opponents(Account account) {
        List<Term> terms = new ArrayList<>();
        for (Outing outing : account.contests()) {
            List<Integer> others = opponents(outing);
            if (!others.isEmpty()) {
                long sum = 0;
                for (int other : others) {
                    sum += strength[other];
                }
                terms.add(Term.of(outing, (sum + others.size() / 2) / others.size()));
            }
        }
        if (terms.size() >= WORST_DROPPED_FROM) {
            Term worst =
                    terms.stream().min(Comparator.comparingLong(Term::value)).orElseThrow();
            terms.set(terms.indexOf(worst), worst.dropped());
        }
        return terms;
    }

    /** Who was there and not of the same team. */
    static List<Integer> opponents(Outing outing) {
        ScoredTable at = outing.at();
        List<Integer> others = new ArrayList<>();
        for (int seat = 0; seat < at.size(); seat++) {
            boolean other = at.scores().get(seat).side() != outing.score().side();
            if (other && at.seat(seat).fate() != Fate.NO_SHOW) {
                others.add(at.entrant(seat));
            }
        }
        return others;
    }

    private interface Measure {
        long of(Outing outing);
    }

    private static List<Term> scores(Account account, Predicate<Outing> counts, Measure measure) {
        List<Term> terms = new ArrayList<>();
        for (Outing outing : account.games()) {
            if (outing.at().scored(outing.seat()) && counts.test(outing)) {
                terms.add(Term.of(outing, measure.of(outing)));
            }
        }
        return terms;
    }

    /** What a ruling has left without points to share is nobody's share. */
    private static boolean shared(Outing outing, long whole) {
        return whole > 0 || !outing.at().ruled();
    }

    private static long ownScore(Outing outing) {
        Integer own = outing.at().seat(outing.seat()).score();
        return own == null ? Sheet.score(outing.at(), outing.score().side()) : own;
    }

    /** Own score / score of the winner; where that is not above 0, all or nothing. */
    private long winnerShare(Outing outing) {
        int winner = sheet(outing).winner();
        int own = Sheet.score(outing.at(), outing.score().side());
        if (winner <= 0) {
            return own >= winner ? Means.ONE : 0;
        }
        return Means.quotient(Math.max(0, own), winner);
    }

    /** Own score / sum of the table, times the number of sides; an even share where the sum is not above 0. */
    private long tableShare(Outing outing) {
        Sheet sheet = sheet(outing);
        int own = Sheet.score(outing.at(), outing.score().side());
        return sheet.sum() <= 0 ? Means.ONE : sheet.sides() * Means.quotient(Math.max(0, own), sheet.sum());
    }

    /** The scores of a table as they are looked at. */
    Sheet sheet(Outing outing) {
        return sheets.computeIfAbsent(outing.at(), at -> Sheet.of(at, book));
    }

    private static List<Term> penalties(Account account) {
        List<Term> terms = new ArrayList<>();
        for (Outing outing : account.outings) {
            if (outing.fate() != Fate.PLAYED && outing.at().result().source() != Source.ABANDONED) {
                terms.add(Term.of(outing, 1));
            }
        }
        account.penalties.forEach(penalty -> terms.add(Term.of(penalty)));
        return terms;
    }
}
