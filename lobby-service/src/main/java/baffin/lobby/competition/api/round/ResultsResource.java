package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.EntrantNames;
import baffin.lobby.competition.service.EntrantNames.SeatRow;
import baffin.lobby.competition.service.Precheck;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Roles;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.JsonShape;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Results of many tables in one request, as an organiser brings them from the sheets. */
@Path("/api/v1/competitions/{id}/rounds/{round}/results")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class ResultsResource {

    private static final String LIST = "/rows";
    private static final String CSV = "text/csv";
    private static final String REASON = "entered by the organisers";

    private final DryRuns changes;
    private final EntrantNames names;
    private final Precheck precheck;

    ResultsResource(DryRuns changes, EntrantNames names, Precheck precheck) {
        this.changes = changes;
        this.names = names;
        this.precheck = precheck;
    }

    /**
     * What came out for an entrant.
     *
     * <p>What is not explained here is as in {@link EntrantNames.SeatRow}.
     *
     * @param round number of the round; left out, that of the address
     * @param entrant its number; one of entrant, handle and player is needed
     */
    @Schema(name = "ResultRow")
    public record ResultRow(
            @Nullable Integer round,
            Integer table,
            @Nullable Integer entrant,
            @Nullable String handle,
            @Nullable String player,
            @Nullable Integer place,
            @Nullable Integer score,
            SeatResult.@Nullable Fate fate) {

        SeatRow seat() {
            return new SeatRow(entrant, handle, null, player, place, score, null, fate);
        }
    }

    /**
     * Results of tables that have none yet.
     *
     * @param rows 1 to 500, one for each entrant of each table that is named
     * @param reason public words; left out, those of the category, or "entered by the organisers"
     */
    @Schema(
            name = "ResultsBatch",
            examples = "{\"rows\":[{\"table\":1,\"handle\":\"Amundsen\",\"score\":61},"
                    + "{\"table\":1,\"handle\":\"Sedna\",\"score\":55}]}")
    public record Batch(
            @Schema(minItems = 1, maxItems = EnterResults.ROWS_MAX)
            List<ResultRow> rows,

            @Nullable String reason,
            @Nullable Category category,
            @Nullable String note)
            implements Change.Given {}

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "enterResults",
            summary = "Enter the results of many tables at once",
            description = "All results are accepted or none, as one change with one version: each table is "
                    + "adjudicated, and places follow from the scores. As text/csv, send one row per seat "
                    + "with the cells table, handle, score or round, table, handle, score; a header row may "
                    + "name other columns, and rows count from 1. The body may have 64 KiB.")
    @RequestBody(
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = Batch.class)),
                @Content(mediaType = CSV, schema = @Schema(implementation = String.class))
            })
    @APIResponse(
            responseCode = "200",
            description =
                    "Done, with an event RulingMade for each table. A dry run: the standing before and " + "after")
    @APIResponse(responseCode = "400", description = "violations has every invalid row; nothing is entered")
    @APIResponse(
            responseCode = "409",
            description = "A table has a result that exists or cannot change; nothing is entered")
    public Uni<Response> enter(
            @BeanParam RulingChange change,
            @PathParam("round") int round,
            @QueryParam("reason") @Nullable String reason,
            @NotNull(message = "is missing") JsonNode body) {
        return entered(change, round, reason, body);
    }

    @POST
    @Consumes(CSV)
    @Operation(hidden = true)
    public Uni<Response> paste(
            @BeanParam RulingChange change,
            @PathParam("round") int round,
            @QueryParam("reason") @Nullable String reason,
            @NotNull(message = "is missing") String body) {
        ResultCsv csv = ResultCsv.of(body);
        return entered(change, round, reason, csv.body())
                .onFailure(ProblemException.class)
                .transform(failure -> inLines(failure, csv.lines()));
    }

    /** Says of every row at fault on which line it is. */
    private static ProblemException inLines(ProblemException refused, List<Integer> lines) {
        Problem problem = refused.problem();
        return new ProblemException(
                problem.withViolations(problem.violations().stream()
                        .map(fault -> row(fault.pointer()) < 0
                                ? fault
                                : fault.worded("line " + lines.get(row(fault.pointer())) + ": " + fault.message()))
                        .toList()),
                refused.headers());
    }

    private Uni<Response> entered(RulingChange change, int round, @Nullable String reason, JsonNode body) {
        return changes.change(
                change,
                (caller, competition) ->
                        Whole.of(change.meant(command(change, caller, competition, round, reason, body))));
    }

    private EnterResults command(
            RulingChange change,
            Caller caller,
            Competition competition,
            int round,
            @Nullable String given,
            JsonNode body) {
        List<Violation> faults = new ArrayList<>(
                JsonShape.of(body, Batch.class, WireJson.shared()).faults());
        JsonNode rows = body.path("rows");
        if (!rows.isArray() && !faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        if (rows.isEmpty() || rows.size() > EnterResults.ROWS_MAX) {
            throw Problem.invalidField(LIST, "invalid", "must have 1 to " + EnterResults.ROWS_MAX + " rows")
                    .asException();
        }
        int note = body.path("note").asText("x").length();
        if (note < 1 || note > Change.Given.NOTE_MAX) {
            faults.add(new Violation("/note", "invalid", "must have 1 to " + Change.Given.NOTE_MAX + " characters"));
        }
        Set<Integer> unreadable = new HashSet<>();
        faults.forEach(fault -> unreadable.add(row(fault.pointer())));
        Map<Integer, EnterResults.Row> found = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            if (!unreadable.contains(row)) {
                found(competition, round, row, read(rows.get(row)), found, faults);
            }
        }
        List<EnterResults.Row> read = List.copyOf(found.values());
        if (!faults.isEmpty()) {
            Set<Integer> partly = new HashSet<>();
            faults.forEach(fault ->
                    partly.add(rows.path(row(fault.pointer())).path("table").asInt()));
            throw refused(
                    caller,
                    competition,
                    new EnterResults(round, read, REASON),
                    List.copyOf(found.keySet()),
                    partly,
                    faults);
        }
        String why = change.whyOrNull(new Batch(
                List.of(),
                given == null ? body.path("reason").textValue() : given,
                body.hasNonNull("category")
                        ? Category.valueOf(body.path("category").textValue())
                        : null,
                body.path("note").textValue()));
        return new EnterResults(round, read, why == null ? REASON : why);
    }

    private void found(
            Competition competition,
            int round,
            int row,
            ResultRow one,
            Map<Integer, EnterResults.Row> found,
            List<Violation> faults) {
        String pointer = LIST + "/" + row;
        if (one.round() != null && one.round() != round) {
            faults.add(new Violation(pointer + "/round", "invalid", "must be " + round + ", as in the address")
                    .withValue(String.valueOf(one.round())));
            return;
        }
        RuledSeat seat = names.seat(competition, round, one.table(), one.seat(), pointer, faults);
        if (seat != null) {
            found.put(row, new EnterResults.Row(one.table(), seat));
        }
    }

    private static ResultRow read(JsonNode row) {
        try {
            return WireJson.shared().treeToValue(row, ResultRow.class);
        } catch (JsonProcessingException e) {
            throw JsonProblems.of(e).asException();
        }
    }

    /**
     * With what the competition has against the rows that can be read.
     *
     * @param rows their numbers
     * @param partly tables of which other rows are at fault, and so are missing
     */
    private ProblemException refused(
            Caller caller,
            Competition competition,
            EnterResults readable,
            List<Integer> rows,
            Set<Integer> partly,
            List<Violation> faults) {
        for (Fault fault : precheck.faults(caller, competition, readable)) {
            int row = row(fault.pointer());
            boolean whole = fault.pointer().endsWith("/table");
            if (row >= 0 && !(whole && partly.contains(readable.rows().get(row).table()))) {
                String pointer = fault.pointer().replaceFirst("/\\d+/", "/" + rows.get(row) + "/");
                faults.add(new Violation(pointer, "invalid", fault.detail()));
            }
        }
        return Problem.invalidFields(faults.stream()
                        .sorted(Comparator.comparingInt(fault -> row(fault.pointer())))
                        .toList())
                .asException();
    }

    private static int row(String pointer) {
        String[] steps = pointer.split("/");
        return steps.length > 2 && pointer.startsWith(LIST + "/") ? Integer.parseInt(steps[2]) : -1;
    }
}
