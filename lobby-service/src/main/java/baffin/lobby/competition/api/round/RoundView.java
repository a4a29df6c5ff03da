package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.course.Stages;
import baffin.competition.entry.Actor;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A round.
 *
 * <p>What is not explained here is as in {@link Round}.
 *
 * @param tables by number, with their matches and results
 * @param idle whom the schedule of a league gives no table in this round, by number; empty in other formats
 * @param reopenedAt when an organiser has opened it again (UTC); absent unless it is open by that
 * @param reviewUntil until when it may be opened again before the next one comes by itself (UTC); absent elsewhere
 * @param forbidden pairs that its pairing kept apart, by their numbers
 * @param corrected true when results or penalties from which it was made are others since: {@code affected} says what
 *     that changes
 * @param changed numbers of the tables at which an organiser has changed who sits where since it was published
 */
@Schema(name = "Round")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RoundView(
        String competitionId,
        long version,
        int round,
        Stage stage,
        List<TableView> tables,
        List<ByeView> byes,
        List<Integer> idle,
        String seed,
        double cost,
        long publishedIn,
        @Nullable Actor publishedBy,
        Instant publishedAt,
        Instant deadline,
        @Nullable Instant closedAt,
        @Nullable Instant reopenedAt,
        @Nullable Instant reviewUntil,
        List<List<Integer>> forbidden,
        boolean corrected,
        List<Integer> changed) {

    static RoundView of(Competition competition, Round round) {
        return new RoundView(
                competition.id(),
                competition.version(),
                round.number(),
                round.stage(),
                round.tables().stream()
                        .map(table -> TableView.of(competition, round.number(), round.stage(), table))
                        .toList(),
                ByeView.of(competition, round),
                Stages.idle(competition, round),
                round.seed(),
                round.cost(),
                round.publishedIn(),
                round.publishedBy(),
                round.publishedAt(),
                round.deadline(),
                round.closedAt(),
                round.reopenedAt(),
                round.number() == competition.rounds().size()
                        ? competition.reviewUntil().orElse(null)
                        : null,
                round.forbidden(),
                Publications.corrected(competition, round),
                round.changedTables());
    }
}
