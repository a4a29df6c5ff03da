package baffin.competition.standing;

import baffin.competition.Bye;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Penalty;
import baffin.competition.Round;
import baffin.competition.SeatResult.Fate;
import baffin.competition.Stage;
import baffin.competition.Status;
import baffin.competition.Table;
import baffin.competition.TableResult;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.standing.Account.Outing;
import baffin.competition.standing.Account.Rest;
import baffin.competition.standing.Account.Waiting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The accounts of all entrants, from the rounds of a competition. */
final class Book {

    private final Competition competition;
    private final Scheme scheme;
    private final List<Account> accounts = new ArrayList<>();
    private final Unpublished unpublished;

    private Book(Competition competition, Scheme scheme) {
        this.competition = competition;
        this.unpublished = new Unpublished(competition);
        this.scheme = scheme;
        competition.entrants().forEach(entrant -> accounts.add(new Account(entrant)));
    }

    static Book of(Competition competition, Scheme scheme) {
        Book book = new Book(competition, scheme);
        competition.rounds().forEach(book::enter);
        for (Penalty penalty : competition.penalties()) {
            if (!penalty.lifted()) {
                book.account(penalty.entrant()).penalties.add(penalty);
            }
        }
        if (competition.policy().format() instanceof Format.Heats heats) {
            book.accounts.forEach(account -> keepBest(account, heats.best()));
        }
        book.accounts.forEach(Account::sum);
        if (competition.policy().format() instanceof Format.DivisionLeague) {
            book.accounts.forEach(account -> account.struck = book.struck(account));
        }
        return book;
    }

    /** True when the points of a round are part of the sum. */
    static boolean counts(Format format, Stage stage) {
        boolean elimination = format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
        return elimination ? stage != Stage.PLAY_OFF : stage.counts();
    }

    Competition competition() {
        return competition;
    }

    Unpublished unpublished() {
        return unpublished;
    }

    Scheme scheme() {
        return scheme;
    }

    List<Account> accounts() {
        return accounts;
    }

    Account account(int entrant) {
        return accounts.get(entrant - 1);
    }

    private void enter(Round round) {
        boolean counts = counts(competition.policy().format(), round.stage());
        for (Table table : round.tables()) {
            TableResult result = table.result();
            if (result == null) {
                table.seats().forEach(number -> account(number).waiting.add(new Waiting(round, table, counts)));
                continue;
            }
            ScoredTable scored = TablePoints.of(scheme.points(), round, table, result);
            for (int seat = 0; seat < table.seats().size(); seat++) {
                account(scored.entrant(seat)).outings.add(new Outing(scored, seat, counts));
            }
        }
        for (Bye bye : round.byes()) {
            account(bye.entrant()).rests.add(new Rest(round, bye.kind(), worth(bye), counts));
        }
    }

    private Points worth(Bye bye) {
        return switch (bye.kind()) {
            case PAIRING, LATE -> scheme.points().forBye(competition.policy().tableSize());
            case REQUESTED ->
                scheme.points().forRequestedBye(competition.policy().tableSize());
            case ZERO, THROUGH -> Points.ZERO;
        };
    }

    /** In heats only the best ones count: by points, then by place, then the earlier one. */
    private static void keepBest(Account account, int best) {
        record Heat(int round, Points points, int place) {}
        List<Heat> heats = new ArrayList<>();
        for (Outing outing : account.outings) {
            if (outing.counts()) {
                heats.add(new Heat(
                        outing.at().round().number(),
                        outing.score().points(),
                        outing.score().place()));
            }
        }
        for (Rest rest : account.rests) {
            if (rest.counts()) {
                heats.add(new Heat(rest.round().number(), rest.points(), Integer.MAX_VALUE));
            }
        }
        List<Integer> kept = heats.stream()
                .sorted(Comparator.comparing(Heat::points)
                        .reversed()
                        .thenComparingInt(Heat::place)
                        .thenComparingInt(Heat::round))
                .limit(best)
                .map(Heat::round)
                .toList();
        account.outings.replaceAll(outing -> new Outing(
                outing.at(),
                outing.seat(),
                outing.counts() && kept.contains(outing.at().round().number())));
        account.rests.replaceAll(rest -> new Rest(
                rest.round(),
                rest.kind(),
                rest.points(),
                rest.counts() && kept.contains(rest.round().number())));
    }

    /** True once it is certain that the entrant will not have finished half of its matches. */
    private boolean struck(Account account) {
        int finished = 0;
        int published = 0;
        int possible = 0;
        for (Outing outing : account.outings) {
            if (outing.counts()) {
                published++;
                finished += outing.fate() == Fate.PLAYED ? 1 : 0;
            }
        }
        for (Waiting waiting : account.waiting) {
            published += waiting.counts() ? 1 : 0;
            possible += waiting.counts() ? 1 : 0;
        }
        int all =
                competition.status() == Status.CANCELLED ? published : Math.max(unpublished.games(account), published);
        if (account.entrant.presence() == Entrant.Presence.ACTIVE
                && !competition.status().over()) {
            possible += all - published;
        }
        return !account.untouched() && 2 * (finished + possible) < all;
    }
}
