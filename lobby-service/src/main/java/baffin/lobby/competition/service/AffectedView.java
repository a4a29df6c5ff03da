package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Publications;
import baffin.competition.decide.AffectedRound;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.match.terms.Named;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a published round would be if it were made from the results and penalties as they are now.
 *
 * @param corrected true when results or penalties from which it was made are others since
 * @param elsewhere who would sit with others, or with nobody; nobody when the round would be the same
 * @param tables entrants by seat, as they would sit
 * @param begun numbers of its tables that have a result, or moves as far as they were looked for
 * @param choices what an organiser can do, in words; none when the round would be the same
 */
@Schema(name = "AffectedRound")
public record AffectedView(
        String competitionId,
        int round,
        boolean corrected,
        List<Elsewhere> elsewhere,
        List<List<Integer>> tables,
        List<Integer> begun,
        List<String> choices) {

    /**
     * Somebody who would sit elsewhere.
     *
     * @param player id of the person who plays for it
     * @param table number of the present table; absent for none
     * @param would number of the table that it would be; absent for none
     */
    @Schema(name = "SeatedElsewhere")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Elsewhere(
            int entrant,
            String player,
            @Nullable String handle,
            @Nullable Integer table,
            @Nullable Integer would) implements Named {

        static Elsewhere of(Competition competition, AffectedRound.Elsewhere one) {
            var person = competition.entrant(one.entrant()).orElseThrow().person();
            return new Elsewhere(one.entrant(), person.player(), person.handle(), one.table(), one.would());
        }
    }

    /**
     * Pairs a round again; may take long.
     *
     * @param records to the publication of the round at least
     * @param moved at tables of the round, as far as somebody has looked
     */
    public static AffectedView of(
            Competition competition, List<CompetitionRecord> records, Round round, List<Moved> moved) {
        AffectedRound affected = AffectedRound.of(records, competition, round);
        List<Integer> begun = round.tables().stream()
                .filter(table -> !table.open() || moved.stream().anyMatch(one -> one.table() == table.number()))
                .map(Table::number)
                .toList();
        return new AffectedView(
                competition.id(),
                round.number(),
                Publications.corrected(competition, round),
                affected.elsewhere().stream()
                        .map(one -> Elsewhere.of(competition, one))
                        .toList(),
                affected.tables(),
                begun,
                affected.elsewhere().isEmpty() ? List.of() : choices(competition, round, begun));
    }

    private static List<String> choices(Competition competition, Round round, List<Integer> begun) {
        String path = "/api/v1/competitions/" + competition.id() + "/rounds/";
        int latest = competition.rounds().size();
        List<String> choices = new ArrayList<>();
        choices.add("leave it: round " + round.number() + " and its results count as they are");
        if (competition.status() == CompetitionStatus.RUNNING) {
            String lost = begun.isEmpty() ? "" : "; tables " + begun + " have begun and are lost with \"despiteMoves\"";
            String each = latest == round.number()
                    ? " with \"again\": true"
                    : ", and so on down to round " + round.number()
                            + ", the latest one first, that with \"again\": true";
            choices.add("rebuild it: POST " + path + latest + "/withdraw" + each + lost);
        } else {
            choices.add("rebuild it: undo the finish first");
        }
        if (competition.status() == CompetitionStatus.RUNNING
                && begun.size() < round.tables().size()) {
            choices.add("change single seats of tables that have not begun: POST " + path + round.number()
                    + "/tables/{table}/swap");
        }
        return choices;
    }
}
