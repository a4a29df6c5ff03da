package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.RoundConstraints;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks a published round against the records before it: the same past, the same seed, the same locks give the same
 * tables, byes and cost.
 *
 * @param seed of the pairing, as it follows from the competition's seed
 * @param cost as recomputed
 * @param differences what was published differently, in words; empty when the round is proven
 */
public record PairingProof(int round, String seed, double cost, List<String> differences) {

    /** True when the published round is what the rules make of the past. */
    public boolean proven() {
        return differences.isEmpty();
    }

    /**
     * Recomputes a round.
     *
     * @param records of the competition, from its first one on, with the seed
     * @param round as the records make it; one that was withdrawn as it was published
     * @throws IllegalArgumentException when there is no such round in them
     */
    public static PairingProof of(List<CompetitionRecord> records, Round round) {
        Competition before = null;
        for (CompetitionRecord record : records) {
            if (record.version() == round.publishedIn() && before != null) {
                return compared(before, record, published(record, round.number()));
            }
            before = Competition.after(before, record);
        }
        throw new IllegalArgumentException("round " + round.number() + " has not been published");
    }

    /** The round that follows from a past, with what was set when a round was published. */
    static NextRound again(Competition past, CompetitionRecord record, RoundPublished published) {
        List<List<Integer>> locked = published.locked().stream()
                .map(number -> published.tables().get(number - 1).seats())
                .toList();
        RoundConstraints constraints = record.by() == null
                ? RoundConstraints.NONE
                : new RoundConstraints(locked, published.forbidden(), false);
        return NextRound.of(past, constraints, record.at(), RoundMaker.SEARCHING);
    }

    static RoundPublished published(CompetitionRecord record, int round) {
        return record.events().stream()
                .filter(RoundPublished.class::isInstance)
                .map(RoundPublished.class::cast)
                .filter(published -> published.round() == round)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("round " + round + " has not been published"));
    }

    private static PairingProof compared(Competition before, CompetitionRecord record, RoundPublished published) {
        NextRound next = again(before, record, published);
        if (!(next instanceof NextRound.Ready(RoundPublished again))) {
            return new PairingProof(
                    published.round(), NextRound.seed(before), 0, List.of("no round follows from what was before"));
        }
        return new PairingProof(published.round(), again.seed(), again.cost(), differences(published, again));
    }

    private static List<String> differences(RoundPublished published, RoundPublished again) {
        List<String> differences = new ArrayList<>();
        differ(differences, "the stage", published.stage(), again.stage());
        differ(differences, "the seed", published.seed(), again.seed());
        int tables = published.tables().size();
        if (tables != again.tables().size()) {
            differences.add("there should be " + again.tables().size() + " tables");
        }
        for (Table right :
                again.tables().subList(0, Math.min(tables, again.tables().size()))) {
            if (!published.tables().get(right.number() - 1).equals(right)) {
                differences.add("table " + right.number() + " should seat " + right.seats());
            }
        }
        differ(differences, "the byes", published.byes(), again.byes());
        differ(differences, "the pairs kept apart", published.forbidden(), again.forbidden());
        differ(differences, "the cost", published.cost(), again.cost());
        return differences;
    }

    private static void differ(List<String> differences, String what, Object published, Object again) {
        if (!published.equals(again)) {
            differences.add(what + " should be " + again);
        }
    }
}
