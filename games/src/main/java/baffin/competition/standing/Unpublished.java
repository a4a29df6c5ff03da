package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Stage;
import baffin.competition.policy.Format;

/** Matches of the main stage that are still to be published for an entrant. */
final class Unpublished {

    private Unpublished() {}

    static int of(Competition competition, Account account) {
        if (competition.startedAt() == null || competition.status().over() || !account.entrant.active()) {
            return 0;
        }
        int all = switch (competition.policy().format()) {
            case Format.DivisionLeague league -> league.games() - published(account);
            case Format.RoundRobin robin ->
                robin.cycles() * (competition.seeding().size() - 1) - published(account);
            case Format.PodSwiss swiss ->
                swiss.roundsFor(competition.seeding().size()) - rounds(competition, Stage.SWISS);
            case Format.Heats heats -> heats.heats() - rounds(competition, Stage.HEAT);
            case Format.PodElimination pods -> 0;
            case Format.SingleElimination bracket -> 0;
        };
        return Math.max(0, all);
    }

    /** So many rounds of a stage are published; once a later stage has begun there will be no more of them. */
    private static int rounds(Competition competition, Stage stage) {
        boolean later = competition.rounds().stream()
                .anyMatch(round -> round.stage() == Stage.SEMI_FINAL || round.stage() == Stage.FINAL);
        return later
                ? Integer.MAX_VALUE
                : (int) competition.rounds().stream()
                        .map(Round::stage)
                        .filter(stage::equals)
                        .count();
    }

    private static int published(Account account) {
        return (int) (account.outings.stream().filter(Account.Outing::counts).count()
                + account.waiting.stream().filter(Account.Waiting::counts).count());
    }
}
