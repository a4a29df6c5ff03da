package baffin.competition.standing;

import baffin.competition.Bye;
import baffin.competition.Competition;
import baffin.competition.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.standing.Account.Outing;
import baffin.competition.standing.Account.Rest;
import baffin.competition.standing.Contribution.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Opens points down to matches, byes and penalties. */
final class Contributions {

    private final Competition competition;

    Contributions(Competition competition) {
        this.competition = competition;
    }

    List<Contribution> of(Account account) {
        List<Contribution> all = new ArrayList<>();
        account.outings.forEach(outing -> all.add(contribution(outing)));
        account.rests.forEach(rest -> all.add(contribution(rest)));
        all.sort(Comparator.comparingInt(one -> Objects.requireNonNull(one.round())));
        account.penalties.forEach(penalty -> all.add(contribution(penalty)));
        return all;
    }

    private Contribution contribution(Outing outing) {
        ScoredTable at = outing.at();
        return new Contribution(
                Kind.MATCH,
                at.round().number(),
                at.round().stage(),
                at.table().number(),
                at.table().attempt(),
                competition.matchOf(at.round().number(), at.table()),
                at.result().version(),
                outing.score().place(),
                outing.score().points(),
                outing.counts(),
                outing.rule());
    }

    private static Contribution contribution(Rest rest) {
        String rule = switch (rest.kind()) {
            case PAIRING -> "bye = " + rest.points();
            case REQUESTED -> "bye as asked for = " + rest.points();
            case LATE -> "came late: its one bye = " + rest.points();
            case ZERO -> "missed = 0";
            case THROUGH -> "goes on without playing = 0";
        };
        return new Contribution(
                Kind.BYE,
                rest.round().number(),
                rest.round().stage(),
                null,
                null,
                null,
                null,
                null,
                rest.points(),
                rest.counts() && rest.kind() != Bye.Kind.THROUGH,
                rule);
    }

    private static Contribution contribution(Penalty penalty) {
        return new Contribution(
                Kind.PENALTY,
                null,
                null,
                null,
                null,
                null,
                penalty.version(),
                null,
                Points.ZERO.minus(penalty.points()),
                true,
                "penalty " + penalty.number() + " = -" + penalty.points());
    }
}
