package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.TableRuling;
import baffin.competition.entry.Actor;
import baffin.competition.table.TableResult;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has ruled about a table.
 *
 * @param ruling its number, which lifts it
 * @param round number of the round
 * @param table number of the table
 * @param source what it made of the table; absent when the table was to play again
 * @param by who ruled
 * @param reason the organiser's words
 * @param lifted true when it was taken back
 * @param version version of the competition that brought it
 * @param at when (UTC)
 * @param before the table that it puts back when it is lifted
 */
@Schema(name = "CompetitionRuling")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RulingView(
        int ruling,
        int round,
        int table,
        TableResult.@Nullable Source source,
        @Nullable Actor by,
        String reason,
        boolean lifted,
        long version,
        Instant at,
        TableView before) {

    static RulingView of(Competition competition, TableRuling ruling) {
        return new RulingView(
                ruling.number(),
                ruling.round(),
                ruling.before().number(),
                ruling.source(),
                ruling.by(),
                ruling.reason(),
                ruling.lifted(),
                ruling.version(),
                ruling.at(),
                TableView.of(competition, ruling.round(), ruling.before()));
    }
}
