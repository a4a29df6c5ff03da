package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.table.Stage;
import baffin.lobby.competition.service.Done;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A round as it would be published, or as it was.
 *
 * @param version that publishing has made; absent for a dry run
 * @param dryRun true when nothing was published
 * @param tables by number, each with its match
 * @param shortTables numbers of the tables with fewer seats than a full one
 * @param locked numbers of the tables that the organiser has set
 * @param forbidden pairs that it keeps apart, by their numbers: those of this round and those of all rounds
 * @param costs of each table by number; empty where nothing was searched
 * @param seed of the pairing: the same seed gives the same tables
 * @param cost of all tables; 0 where nothing was searched
 * @param deadline when the round should be played (UTC)
 */
@Schema(name = "PairingAnswer")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PairingView(
        String competitionId,
        @Nullable Long version,
        boolean dryRun,
        int round,
        Stage stage,
        List<TableView> tables,
        List<Integer> shortTables,
        List<Integer> locked,
        List<List<Integer>> forbidden,
        List<TableCost> costs,
        List<ByeView> byes,
        String seed,
        double cost,
        Instant deadline) {

    /**
     * What a table adds to the cost of a round.
     *
     * @param total of the other four
     * @param repeats for pairs that have met before
     * @param spread for different match points
     * @param seats for seats that somebody has had before
     * @param penalties for short tables that somebody has had before
     */
    @Schema(name = "TableCost")
    public record TableCost(int table, double total, double repeats, double spread, double seats, double penalties) {}

    static PairingView of(Competition competition, Done done, RoundPublished round, List<TableCost> costs) {
        int full = competition.policy().tableSizes().getFirst();
        return new PairingView(
                competition.id(),
                done.rehearsed() ? null : done.version(),
                done.rehearsed(),
                round.round(),
                round.stage(),
                round.tables().stream()
                        .map(table -> TableView.of(competition, round.round(), round.stage(), table))
                        .toList(),
                round.tables().stream()
                        .filter(table -> table.seats().size() < full)
                        .map(table -> table.number())
                        .toList(),
                round.locked(),
                round.forbidden(),
                costs,
                ByeView.of(competition, round.byes()),
                round.seed(),
                round.cost(),
                round.deadline());
    }
}
