package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.decide.PairingProof;
import baffin.competition.decide.TableCosts;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Seeds;
import baffin.competition.table.Round;
import baffin.lobby.competition.api.round.PairingView.TableCost;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.platform.limits.LongWork;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;

/** Pairs published rounds once more. A publication never changes, so that what was found about it is kept. */
@ApplicationScoped
class PairingProofs {

    private static final int KEPT_MAX = 1_000;

    private final CompetitionReads reads;
    private final LongWork work;
    private final Cache<String, PairingProof> kept =
            Caffeine.newBuilder().maximumSize(KEPT_MAX).build();

    PairingProofs(CompetitionReads reads, LongWork work) {
        this.reads = reads;
        this.work = work;
    }

    /** What each table of a round adds to its cost; empty where nothing was searched. */
    static List<TableCost> costs(Competition before, RoundPublished round) {
        List<Cost> costs = TableCosts.of(before, round);
        List<TableCost> all = new ArrayList<>();
        for (int index = 0; index < costs.size(); index++) {
            Cost cost = costs.get(index);
            all.add(new TableCost(
                    index + 1,
                    Cost.read(cost.total()),
                    Cost.read(cost.repeats()),
                    Cost.read(cost.spread()),
                    Cost.read(cost.seats()),
                    Cost.read(cost.penalties())));
        }
        return all;
    }

    /**
     * What is found about a round that the competition has.
     *
     * @param account who asks; empty for somebody who has not signed in
     */
    Uni<ProofView> proof(String account, Competition competition, Round round) {
        String key = competition.id() + "/" + round.publishedIn();
        PairingProof known = kept.getIfPresent(key);
        Uni<PairingProof> proof = known != null
                ? Uni.createFrom().item(known)
                : reads.history(competition.id(), competition.version())
                        .chain(records -> work.run(account, () -> PairingProof.of(records, round)))
                        .invoke(found -> kept.put(key, found));
        return proof.map(found -> view(competition, round, found));
    }

    private static ProofView view(Competition competition, Round round, PairingProof proof) {
        List<String> findings = new ArrayList<>(proof.differences());
        String seed = competition.seed();
        if (seed == null || !Seeds.commitment(seed).equals(competition.commitment())) {
            findings.add("the seed of the competition is not the one that was committed to");
        }
        return ProofView.of(competition.id(), round, proof, findings);
    }
}
