package baffin.lobby.competition.api.round;

import baffin.competition.decide.PairingProof;
import baffin.competition.table.Round;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Whether a published round is what its records make.
 *
 * @param verified true when the same past, the same seed and the same locks give the same tables, byes and cost, and
 *     the seed is the one that was committed to
 * @param seed of the pairing, as it follows from the competition's seed
 * @param cost as recomputed
 * @param changed numbers of the tables at which an organiser has changed who sits where since it was published
 * @param findings what is different, in words; empty when nothing is
 */
@Schema(name = "PairingVerification")
public record ProofView(
        String competitionId,
        int round,
        boolean verified,
        String seed,
        double cost,
        List<Integer> changed,
        List<String> findings) {

    static ProofView of(String competition, Round round, PairingProof proof, List<String> findings) {
        return new ProofView(
                competition,
                proof.round(),
                findings.isEmpty(),
                proof.seed(),
                proof.cost(),
                round.changedTables(),
                findings);
    }
}
