package baffin.competition.standing;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.Division;
import baffin.competition.Entrant.Presence;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Account.Rest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One computation of a standing; used by one thread. */
final class Reckoning {

    private final Competition competition;
    private final Scheme scheme;
    private final Book book;
    private final Terms terms;
    private final Levels levels;
    private final Ranker ranker;

    Reckoning(Competition competition, Scheme scheme) {
        this.competition = competition;
        this.scheme = scheme;
        this.book = Book.of(competition, scheme);
        this.terms = new Terms(book);
        this.levels = new Levels(competition);
        this.ranker = new Ranker(book, terms, levels);
    }

    Book book() {
        return book;
    }

    /** Ranks a group; whoever left before anything was played for it is not there. */
    List<Ranker.Placed> placed(Group group) {
        return ranker.rank(group.entrants().stream()
                .map(book::account)
                .filter(account -> account.entrant.presence() == Presence.ACTIVE || !account.untouched())
                .toList());
    }

    StandingTable table(Group group, Map<Integer, Integer> before) {
        List<Ranker.Placed> placed = placed(group);
        Achievements achievements = new Achievements(competition, levels, group, placed);
        List<StandingLine> lines = new ArrayList<>(placed.size());
        for (Ranker.Placed one : placed) {
            Integer then = before.get(one.account().number());
            StandingLine line = line(one, achievements.of(one));
            lines.add(then == null ? line : line.moved(then - one.rank()));
        }
        Division division = group.division();
        return division == null
                ? new StandingTable(null, null, lines)
                : new StandingTable(division.number(), division.tier(), lines);
    }

    private StandingLine line(Ranker.Placed placed, @Nullable Achievement outcome) {
        Account account = placed.account();
        return new StandingLine(
                account.number(),
                account.entrant.person(),
                account.entrant.presence(),
                placed.rank(),
                account.points(),
                scheme.tieBreaks().stream().map(kind -> value(account, kind)).toList(),
                account.games().size(),
                account.waiting.size() + book.unpublished().of(account),
                account.rests.stream().filter(Rest::counts).map(Rest::kind).toList(),
                account.taken,
                Cards.of(competition, account.entrant),
                null,
                outcome,
                account.struck);
    }

    TieBreakValue value(Account account, TieBreak kind) {
        return switch (kind) {
            case HEAD_TO_HEAD -> {
                Long met = ranker.met(account.number());
                yield new TieBreakValue(kind, met == null ? null : new Points(met).decimal(), null);
            }
            case PLAY_OFF -> {
                Integer place = ranker.playOff(account.number());
                yield new TieBreakValue(kind, place == null ? null : BigDecimal.valueOf(place), null);
            }
            case LOT -> new TieBreakValue(kind, null, Ranker.lot(competition, account));
            default -> new TieBreakValue(kind, shown(kind, terms.value(account, kind)), null);
        };
    }

    private static @Nullable BigDecimal shown(TieBreak kind, long value) {
        if (value == Terms.NONE) {
            return null;
        }
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES -> new Points(value).decimal();
            case OPPONENTS, WINNER_SHARE, TABLE_SHARE -> Means.shown(value);
            case PENALTIES -> BigDecimal.valueOf(-value);
            default -> BigDecimal.valueOf(value);
        };
    }

    Explanation explain(StandingLine line, List<Group> groups) {
        groups.stream()
                .filter(group -> group.entrants().contains(line.entrant()))
                .forEach(this::placed);
        Account account = book.account(line.entrant());
        Opening opening = new Opening(competition, book, terms, ranker);
        return new Explanation(
                line,
                new Contributions(competition).of(account),
                scheme.tieBreaks().stream()
                        .map(kind -> opening.of(account, value(account, kind)))
                        .toList());
    }
}
