package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A round in short.
 *
 * <p>What is not explained here is as in {@link Round}.
 *
 * @param byes entrants without a table
 * @param open tables whose result is awaited
 * @param corrected true when results or penalties from which it was made are others since: {@code affected} says what
 *     that changes
 */
@Schema(name = "RoundBrief")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RoundBrief(
        int round,
        Stage stage,
        int tables,
        int byes,
        int open,
        Instant publishedAt,
        Instant deadline,
        @Nullable Instant closedAt,
        boolean corrected) {

    public static RoundBrief of(Competition competition, Round round) {
        return new RoundBrief(
                round.number(),
                round.stage(),
                round.tables().size(),
                round.byes().size(),
                round.awaited().size(),
                round.publishedAt(),
                round.deadline(),
                round.closedAt(),
                Publications.corrected(competition, round));
    }
}
