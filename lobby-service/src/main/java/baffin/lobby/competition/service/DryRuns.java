package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.decide.Inverse;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RulingEvent;
import baffin.competition.standing.Standings;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.LongWork;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Changes that can be tried first: a dry run is judged like the change, and shows what it does to the standing. */
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
    public Uni<Response> change(DryRunnable change, CompetitionCommand command) {
        return change(change, Whole.of(command));
    }

    /** The same; the change is told in a way of its own. */
    public Uni<Response> change(
            DryRunnable change, CompetitionCommand command, Function<Done, Uni<ResponseBuilder>> changed) {
        return change(change, caller -> Uni.createFrom().item(Whole.of(command)), changed);
    }

    /** The same for a command to which the platform adds something. */
    public Uni<Response> change(DryRunnable change, Whole whole) {
        return change(change, caller -> Uni.createFrom().item(whole));
    }

    /** The same for a command that says who asks. */
    public Uni<Response> change(DryRunnable change, Function<Caller, Uni<Whole>> whole) {
        return change(change, whole, commands::changed);
    }

    private Uni<Response> change(
            DryRunnable change, Function<Caller, Uni<Whole>> whole, Function<Done, Uni<ResponseBuilder>> changed) {
        String id = change.competition();
        String key = change.commandId();
        return callers.required()
                .chain(caller -> whole.apply(caller)
                        .chain(command -> commands.answer(
                                new Request(caller, id, key, change.expected(), change.dryRun, null)
                                        .because(change.cause()),
                                command,
                                done -> done.rehearsed()
                                        ? shown(caller, command.requested(), done)
                                        : changed.apply(done))));
    }

    private Uni<ResponseBuilder> shown(Caller caller, CompetitionCommand command, Done done) {
        boolean nothing = done.events().isEmpty();
        long seen = nothing ? done.version() : done.version() - 1;
        return reads.history(done.competition(), seen)
                .chain(records -> work.run(caller.player(), () -> {
                    Competition before = CompetitionReads.folded(records);
                    Competition after = nothing ? before : Competition.after(before, done.record());
                    String undo = Inverse.words(
                                    decider,
                                    before,
                                    after,
                                    new Actor(caller.player(), caller.bot()),
                                    command,
                                    after.changedAt())
                            .orElse(null);
                    return Response.ok(DryRunView.of(
                            done, undo, Standings.of(before), Standings.of(after), affected(done, records, after)));
                }));
    }

    private static @Nullable List<AffectedView> affected(
            Done done, List<CompetitionRecord> records, Competition after) {
        return done.events().stream().noneMatch(RulingEvent.class::isInstance)
                ? null
                : after.rounds().stream()
                        .filter(round -> Publications.corrected(after, round))
                        .map(round -> AffectedView.of(after, records, round, List.of()))
                        .filter(view -> !view.elsewhere().isEmpty())
                        .toList();
    }
}
