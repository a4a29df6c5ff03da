package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Finish.Position;
import baffin.competition.event.CompetitionCommand.Finish.Unfinished;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.lobby.api.EnumParam;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.domain.CompetitionRefusals;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.rating.domain.Positions;
import baffin.platform.match.SecretSeed;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What the end of a competition, and the undo of its start, end or cancellation, need from elsewhere. */
@ApplicationScoped
class Ending {

    private final CompetitionReads reads;
    private final Positions positions;
    private final SecureRandom secrets = new SecureRandom();

    Ending(CompetitionReads reads, Positions positions) {
        this.reads = reads;
        this.positions = positions;
    }

    /**
     * How it ends; nothing for the end of what is played.
     *
     * @param early true to end with rounds ahead or tables open
     * @param unfinished what counts at tables without a result: nothing, places shared by all who are there, or the
     *     places as they would be if the matches ended now; required where there are such tables
     */
    @Schema(name = "CompetitionEnd")
    record End(
            @Nullable Boolean early,

            @Schema(enumeration = {"void", "shared", "position"}) @Nullable
            String unfinished,

            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = Change.Given.NOTE_MAX, message = Change.Given.NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    /**
     * What is undone.
     *
     * @param of the act
     */
    @Schema(name = "CompetitionUndo")
    record Taken(
            @Schema(enumeration = {"start", "finish", "cancel"}) @NotNull(message = "is missing")
            String of,

            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = Change.Given.NOTE_MAX, message = Change.Given.NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {

        Act act() {
            return Objects.requireNonNull(EnumParam.of(Act.class, "/of", of));
        }
    }

    Whole finish(Change change, @Nullable End end) {
        if (end == null) {
            return Whole.of(new Finish());
        }
        Unfinished unfinished = EnumParam.of(Unfinished.class, "/unfinished", end.unfinished());
        String reason = change.whyOrNull(end);
        Finish requested = new Finish(Boolean.TRUE.equals(end.early()), reason, unfinished, List.of());
        return unfinished != Unfinished.POSITION
                ? Whole.of(requested)
                : new Whole(
                        requested,
                        positions(change.competition())
                                .map(known -> new Finish(requested.early(), reason, unfinished, known)));
    }

    private Uni<List<Position>> positions(String competition) {
        return reads.present(competition)
                .chain(state -> Multi.createFrom()
                        .iterable(state.rounds())
                        .onItem()
                        .transformToMultiAndConcatenate(round -> Multi.createFrom()
                                .iterable(round.awaited())
                                .onItem()
                                .transformToUniAndConcatenate(table -> position(state, round.number(), table)))
                        .collect()
                        .asList());
    }

    private Uni<Position> position(Competition state, int round, Table table) {
        return positions
                .of(state.matchOf(round, table))
                .map(seats -> new Position(
                        round,
                        table.number(),
                        table.attempt(),
                        seats.stream().map(Ending::seat).toList()));
    }

    private static SeatResult seat(Positions.Position seat) {
        return new SeatResult(seat.place(), seat.score(), null, seat.resigned() ? Fate.DROPPED : Fate.PLAYED, null);
    }

    /** The command; fails with 409 where another season prevents it. */
    Uni<Whole> undo(Change change, Act of, String reason) {
        Undo requested = new Undo(of, reason, "");
        if (of == Act.START) {
            Undo whole = new Undo(of, reason, SecretSeed.drawn(secrets).hex());
            return Uni.createFrom().item(new Whole(requested, Uni.createFrom().item(whole)));
        }
        return reads.present(change.competition())
                .chain(state -> free(state, of == Act.FINISH ? 1 : 0))
                .replaceWith(() -> Whole.of(requested));
    }

    private Uni<Void> free(Competition state, int later) {
        int season = Seasons.next(state).season() - 1 + later;
        return reads.season(state, later)
                .invoke(found -> found.ifPresent(one -> {
                    throw taken(season, one);
                }))
                .replaceWithVoid();
    }

    private static RuntimeException taken(int season, Brief existing) {
        String detail = "season " + season + " is there already (" + existing.status() + "): cancel it first";
        return Problem.of(ProblemType.CONFLICT, detail)
                .with(
                        CompetitionRefusals.EXISTING,
                        Map.of(
                                "competitionId", existing.competitionId(),
                                "status", existing.status().name(),
                                "link", CompetitionCommandService.COMPETITIONS + existing.competitionId()))
                .asException();
    }
}
