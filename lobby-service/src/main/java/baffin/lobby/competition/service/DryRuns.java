package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Publications;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.decide.Inverse;
import baffin.competition.decide.ruling.RulingWarnings;
import baffin.competition.decide.season.Seasons;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RulingEvent;
import baffin.competition.standing.Standings;
import baffin.lobby.api.Patience;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.LongWork;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes changes, or shows what they would do: a dry run is judged like the change, and shows the standing after it. */
@ApplicationScoped
public class DryRuns {

    private final Callers callers;
    private final CompetitionCommandService commands;
    private final CompetitionReads reads;
    private final LongWork work;
    private final CompetitionDecider decider;

    DryRuns(
            Callers callers,
            CompetitionCommandService commands,
            CompetitionReads reads,
            LongWork work,
            CompetitionDecider decider) {
        this.decider = decider;
        this.callers = callers;
        this.commands = commands;
        this.reads = reads;
        this.work = work;
    }

    /** Makes the change, or shows what it would do. */
    public Uni<Response> change(Change change, CompetitionCommand command) {
        return change(change, Whole.of(command));
    }

    /** The same; the change is told in a way of its own. */
    public Uni<Response> change(
            Change change, CompetitionCommand command, Function<Done, Uni<ResponseBuilder>> changed) {
        return change(change, caller -> Uni.createFrom().item(Whole.of(command)), changed);
    }

    /** The same for a command to which the platform adds something. */
    public Uni<Response> change(Change change, Whole whole) {
        return change(change, caller -> Uni.createFrom().item(whole));
    }

    /** The same for a command that says who asks. */
    public Uni<Response> change(Change change, Function<Caller, Uni<Whole>> whole) {
        return change(change, whole, commands::changed);
    }

    /** The same for a command that depends on what the competition is. */
    public Uni<Response> change(Change change, BiFunction<Caller, Competition, Whole> whole) {
        return change(change, caller -> {
            AtomicReference<@Nullable ProblemException> refused = new AtomicReference<>();
            // whoever is named may have entered a moment ago
            return Patience.known(() -> reads.present(change.competition()).map(state -> {
                        try {
                            return Optional.of(whole.apply(caller, state));
                        } catch (ProblemException fault) {
                            refused.set(fault);
                            return Optional.<Whole>empty();
                        }
                    }))
                    .map(found -> found.orElseThrow(() -> Objects.requireNonNull(refused.get())));
        });
    }

    private Uni<Response> change(
            Change change, Function<Caller, Uni<Whole>> whole, Function<Done, Uni<ResponseBuilder>> changed) {
        String id = change.competition();
        String key = change.commandId();
        IfMatch expected = change.expected();
        return callers.required()
                .chain(caller -> whole.apply(caller)
                        .chain(command -> commands.answer(
                                new Request(caller, id, key, expected, change.rehearsed(), null, false, change.cause()),
                                command,
                                done -> done.rehearsed()
                                        ? shown(caller, command.requested(), done)
                                        : changed.apply(done))));
    }

    private Uni<ResponseBuilder> shown(Caller caller, CompetitionCommand command, Done done) {
        boolean nothing = done.events().isEmpty();
        long seen = nothing ? done.version() : done.version() - 1;
        return reads.history(done.competition(), seen).chain(records -> {
            Competition before = CompetitionReads.folded(records);
            Competition after = nothing ? before : Competition.after(before, done.record());
            // the season that has been made from the standing, if that would be another one
            Uni<Optional<Brief>> next = Seasons.correction(before, after).isEmpty()
                    ? Uni.createFrom().item(Optional.empty())
                    : reads.season(after, 1);
            return next.chain(found -> work.run(caller.player(), () -> {
                String undo = Inverse.words(
                                decider,
                                before,
                                after,
                                new Actor(caller.player(), caller.bot()),
                                command,
                                after.changedAt())
                        .orElse(null);
                return Response.ok(DryRunView.of(
                        done,
                        undo,
                        Standings.of(before),
                        Standings.of(after),
                        affected(done, records, before, after),
                        found.map(DryRuns::words).orElse(null),
                        RulingWarnings.of(after, done.events())));
            }));
        });
    }

    private static String words(Brief next) {
        boolean open = next.status() == CompetitionStatus.ANNOUNCED || next.status() == CompetitionStatus.ENTRY;
        return "the next season (" + next.status() + ", " + CompetitionCommandService.COMPETITIONS
                + next.competitionId() + ") "
                + (open ? "starts from the standing after this" : "has started from the standing before, and stays so");
    }

    private static @Nullable List<AffectedView> affected(
            Done done, List<CompetitionRecord> records, Competition before, Competition after) {
        if (done.events().stream().noneMatch(RulingEvent.class::isInstance)) {
            return null;
        }
        // points off count in all rounds, a result in those after it
        int from = before.penalties().equals(after.penalties())
                ? (int) after.rounds().stream()
                        .takeWhile(round -> before.rounds().contains(round))
                        .count()
                : -1;
        return after.rounds().stream()
                .skip(from + 1L)
                .filter(round -> Publications.corrected(after, round))
                .map(round -> AffectedView.of(after, records, round, List.of()))
                .filter(view -> !view.elsewhere().isEmpty())
                .toList();
    }
}
