package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.EntrantRecord.ByeEntry;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.table.ByeKind;
import baffin.game.words.Phrase;
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

    List<Contribution> of(EntrantRecord entrantRecord) {
        List<Contribution> all = new ArrayList<>();
        entrantRecord.outings.forEach(appearance -> all.add(contribution(appearance)));
        entrantRecord.rests.forEach(byeEntry -> all.add(contribution(byeEntry)));
        all.sort(Comparator.comparingInt(one -> Objects.requireNonNull(one.round())));
        entrantRecord.penalties.forEach(penalty -> all.add(contribution(penalty)));
        return all;
    }

    private Contribution contribution(Appearance appearance) {
        ScoredTable at = appearance.at();
        return new Contribution(
                ContributionKind.MATCH,
                at.round().number(),
                at.stage(),
                at.table().number(),
                at.table().attempt(),
                competition.matchOf(at.round().number(), at.table()),
                at.result().version(),
                appearance.score().place(),
                appearance.score().points(),
                appearance.counts(),
                appearance.rule());
    }

    private static Contribution contribution(ByeEntry byeEntry) {
        Phrase rule =
                Phrase.of("bye." + byeEntry.kind(), "points", byeEntry.points().toString());
        return new Contribution(
                ContributionKind.BYE,
                byeEntry.round().number(),
                byeEntry.round().stage(),
                null,
                null,
                null,
                null,
                null,
                byeEntry.points(),
                byeEntry.counts() && byeEntry.kind() != ByeKind.THROUGH,
                rule);
    }

    private static Contribution contribution(Penalty penalty) {
        return new Contribution(
                ContributionKind.PENALTY,
                null,
                null,
                null,
                null,
                null,
                penalty.version(),
                null,
                Points.ZERO.minus(penalty.points()),
                true,
                Phrase.of(
                        "penalty-points",
                        "penalty",
                        penalty.number(),
                        "points",
                        penalty.points().toString()));
    }
}
