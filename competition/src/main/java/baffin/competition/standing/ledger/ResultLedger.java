package baffin.competition.standing.ledger;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.EntrantRecord.ByeEntry;
import baffin.competition.standing.ledger.EntrantRecord.PendingMatch;
import baffin.competition.table.Bye;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The accounts of all entrants, from the rounds of a competition. */
public final class ResultLedger {

    private final Competition competition;
    private final StandingRules standingRules;
    private final List<EntrantRecord> accounts = new ArrayList<>();
    private final UnpublishedMatches unpublishedMatches;

    private ResultLedger(Competition competition, StandingRules standingRules) {
        this.competition = competition;
        this.unpublishedMatches = new UnpublishedMatches(competition);
        this.standingRules = standingRules;
        boolean voids = competition.policy().format() instanceof Format.DivisionLeague league
                && league.results() == Format.DivisionLeague.Results.VOID;
        competition.entrants().forEach(entrant -> accounts.add(new EntrantRecord(entrant, voids)));
    }

    public static ResultLedger of(Competition competition, StandingRules standingRules) {
        ResultLedger resultLedger = new ResultLedger(competition, standingRules);
        competition.rounds().forEach(resultLedger::enter);
        for (Penalty penalty : competition.penalties()) {
            if (!penalty.lifted()) {
                resultLedger.account(penalty.entrant()).penalties.add(penalty);
            }
        }
        if (competition.policy().format() instanceof Format.Heats heats) {
            resultLedger.accounts.forEach(entrantRecord -> keepBest(entrantRecord, heats.best()));
        }
        boolean begun = !competition.rounds().isEmpty();
        resultLedger.accounts.forEach(entrantRecord -> entrantRecord.sum(begun));
        if (competition.policy().format() instanceof Format.DivisionLeague) {
            resultLedger.accounts.forEach(entrantRecord -> entrantRecord.struck = resultLedger.struck(entrantRecord));
        }
        return resultLedger;
    }

    /** True when the points of a round are part of the sum. */
    static boolean counts(Format format, Stage stage) {
        boolean elimination = format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
        return elimination ? stage != Stage.PLAY_OFF : stage.counts();
    }

    public Competition competition() {
        return competition;
    }

    public UnpublishedMatches unpublished() {
        return unpublishedMatches;
    }

    public StandingRules scheme() {
        return standingRules;
    }

    public List<EntrantRecord> accounts() {
        return accounts;
    }

    public EntrantRecord account(int entrant) {
        return accounts.get(entrant - 1);
    }

    private void enter(Round round) {
        boolean counts = counts(competition.policy().format(), round.stage());
        for (Table table : round.tables()) {
            TableResult result = table.result();
            if (result == null) {
                table.seats().forEach(number -> account(number).waiting.add(new PendingMatch(round, table, counts)));
                continue;
            }
            if (result.nothing()) {
                table.seats().forEach(number -> account(number).uncounted.add(round.stage(table)));
                continue;
            }
            ScoredTable scored = TablePoints.of(standingRules.points(), round, table, result);
            for (int seat = 0; seat < table.seats().size(); seat++) {
                EntrantRecord own = account(scored.entrant(seat));
                own.outings.add(new Appearance(scored, seat, counts && !own.voided(scored)));
            }
        }
        for (Bye bye : round.byes()) {
            account(bye.entrant()).rests.add(new ByeEntry(round, bye.kind(), worth(bye), counts));
        }
    }

    private Points worth(Bye bye) {
        return switch (bye.kind()) {
            case PAIRING, LATE ->
                standingRules.points().forBye(competition.policy().tableSize());
            case REQUESTED ->
                standingRules.points().forRequestedBye(competition.policy().tableSize());
            case ZERO, THROUGH -> Points.ZERO;
        };
    }

    /** In heats only the best ones count: by points, then by place, then the earlier one. */
    private static void keepBest(EntrantRecord entrantRecord, int best) {
        record Heat(int round, Points points, int place) {}
        List<Heat> heats = new ArrayList<>();
        for (Appearance appearance : entrantRecord.outings) {
            if (appearance.counts()) {
                heats.add(new Heat(
                        appearance.at().round().number(), appearance.score().points(), appearance.order()));
            }
        }
        for (ByeEntry byeEntry : entrantRecord.rests) {
            if (byeEntry.counts()) {
                heats.add(new Heat(byeEntry.round().number(), byeEntry.points(), Integer.MAX_VALUE));
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
        entrantRecord.outings.replaceAll(appearance -> new Appearance(
                appearance.at(),
                appearance.seat(),
                appearance.counts() && kept.contains(appearance.at().round().number())));
        entrantRecord.rests.replaceAll(byeEntry -> new ByeEntry(
                byeEntry.round(),
                byeEntry.kind(),
                byeEntry.points(),
                byeEntry.counts() && kept.contains(byeEntry.round().number())));
    }

    /** True once it is certain that the entrant will not have finished half of its matches. */
    private boolean struck(EntrantRecord entrantRecord) {
        int finished = 0;
        int published = 0;
        int possible = 0;
        int voided = 0;
        for (Appearance appearance : entrantRecord.outings) {
            voided += entrantRecord.voided(appearance.at()) ? 1 : 0;
            if (appearance.counts()) {
                published++;
                finished += appearance.fate() == Fate.PLAYED ? 1 : 0;
            }
        }
        for (PendingMatch waiting : entrantRecord.waiting) {
            published += waiting.counts() ? 1 : 0;
            possible += waiting.counts() ? 1 : 0;
        }
        boolean cut = competition.status() == CompetitionStatus.CANCELLED
                || competition.early().isPresent();
        int all = cut ? published : Math.max(unpublishedMatches.games(entrantRecord) - voided, published);
        if (entrantRecord.entrant.presence() == Entrant.Presence.ACTIVE
                && !competition.status().over()) {
            possible += all - published;
        }
        return !entrantRecord.untouched() && 2 * (finished + possible) < all;
    }
}
