package baffin.standalone.cli.competition;

import baffin.competition.Competition;
import baffin.competition.decide.PairingProof;
import baffin.competition.pairing.Seeds;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What pairing all published rounds once more has shown.
 *
 * @param competitionId the competition
 * @param name its name
 * @param commitment SHA-256 of the seed, public before entry
 * @param seedFits true when the seed is the one that was committed to
 * @param rounds by number, then those that were withdrawn
 */
public record PairingVerdict(
        String competitionId, String name, String commitment, boolean seedFits, List<Paired> rounds) {

    public PairingVerdict {
        rounds = List.copyOf(rounds);
    }

    /**
     * A round.
     *
     * @param round its number
     * @param stage what it is for
     * @param seed of the pairing as published
     * @param cost of the pairing as published; 0 where nothing was searched
     * @param withdrawn why an organiser has withdrawn it; null for a round that counts
     * @param changed numbers of the tables at which an organiser has changed who sits where since it was published
     * @param equal true when the past, the seed and the locks give these tables
     * @param tables public names by seat, table by table
     * @param byes public names of those without a table
     * @param differences what is different, in words
     */
    public record Paired(
            int round,
            String stage,
            String seed,
            double cost,
            @Nullable String withdrawn,
            List<Integer> changed,
            boolean equal,
            List<List<String>> tables,
            List<String> byes,
            List<String> differences) {}

    /**
     * Pairs rounds once more.
     *
     * @param only number of the one round that is asked for; null for all
     */
    public static PairingVerdict of(CompetitionExport export, @Nullable Integer only) {
        Competition competition = export.competition();
        List<Paired> rounds = Stream.concat(
                        competition.rounds().stream().map(round -> paired(export, round, null)),
                        competition.withdrawn().stream().map(gone -> paired(export, gone.round(), gone.reason())))
                .filter(round -> only == null || only == round.round())
                .toList();
        String seed = competition.seed();
        boolean fits = seed == null
                ? competition.rounds().isEmpty()
                : Seeds.commitment(seed).equals(competition.commitment());
        return new PairingVerdict(
                competition.id(), competition.policy().name(), competition.commitment(), fits, rounds);
    }

    private static Paired paired(CompetitionExport export, Round round, @Nullable String withdrawn) {
        PairingProof proof = PairingProof.of(export.records(), round);
        return new Paired(
                round.number(),
                round.stage().name(),
                round.seed(),
                round.cost(),
                withdrawn,
                round.changedTables(),
                proof.proven(),
                round.tables().stream().map(table -> names(export, table)).toList(),
                round.byes().stream().map(bye -> export.handle(bye.entrant())).toList(),
                proof.differences());
    }

    private static List<String> names(CompetitionExport export, Table table) {
        return table.seats().stream().map(export::handle).toList();
    }

    /** True when nothing is different. */
    public boolean verified() {
        return seedFits && rounds.stream().allMatch(Paired::equal);
    }

    void print(PrintStream out) {
        out.println("competition " + competitionId + ": " + name);
        out.println("  commitment " + commitment
                + (seedFits ? " fits the revealed seed" : " does NOT fit the seed that was revealed"));
        rounds.forEach(round -> print(out, round));
        out.println(verified() ? "verified" : "NOT verified");
    }

    private static void print(PrintStream out, Paired round) {
        out.printf(
                Locale.ROOT,
                "round %d (%s): %d tables, cost %.2f, seed %s: %s%n",
                round.round(),
                round.stage(),
                round.tables().size(),
                round.cost(),
                round.seed(),
                round.equal() ? "equal" : "DIFFERENT");
        if (round.withdrawn() != null) {
            out.println("  withdrawn " + round.withdrawn());
        }
        for (int index = 0; index < round.tables().size(); index++) {
            out.printf(
                    "  table %2d  %s%s%n",
                    index + 1,
                    String.join(", ", round.tables().get(index)),
                    round.changed().contains(index + 1) ? "  (changed by an organiser)" : "");
        }
        if (!round.byes().isEmpty()) {
            out.println("  bye       " + round.byes().stream().collect(Collectors.joining(", ")));
        }
        round.differences().forEach(difference -> out.println("  DIFFERENT " + difference));
    }
}
