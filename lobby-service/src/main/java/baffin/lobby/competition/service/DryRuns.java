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
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RulingEvent;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
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
import java.util.OptionalInt;
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
            return next(before, after).chain(next -> shown(caller, command, done, records, before, after, next));
        });
    }

    /** The season that has been made from the standing, if that would be another one. */
    private Uni<Optional<Brief>> next(Competition before, Competition after) {
        return Seasons.correction(before, after).isEmpty()
                ? Uni.createFrom().item(Optional.empty())
                : reads.season(after, 1);
    }

    private Uni<ResponseBuilder> shown(
            Caller caller,
            CompetitionCommand command,
            Done done,
            List<CompetitionRecord> records,
            Competition before,
            Competition after,
            Optional<Brief> next) {
        return work.run(caller.player(), () -> {
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
                    affected(done, records, after),
                    next.map(DryRuns::words).orElse(null),
                    RulingWarnings.of(after, done.events())));
        });
    }

    /** The round whose results a ruling changes; 0 for points off, which count in all of them. */
    private static int ruled(Competition after, CompetitionEvent event) {
        return switch (event) {
            case RulingMade made -> made.round();
            case SeatsForfeited lost -> lost.round();
            case MatchReplayed again -> again.round();
            case RulingLifted lifted -> after.rulings().get(lifted.ruling() - 1).round();
            default -> 0;
        };
    }

    private static String words(Brief next) {
        boolean open = next.status() == CompetitionStatus.ANNOUNCED || next.status() == CompetitionStatus.ENTRY;
        return "the next season (" + next.status() + ", " + CompetitionCommandService.COMPETITIONS
                + next.competitionId() + ") "
                + (open ? "starts from the standing after this" : "has started from the standing before, and stays so");
    }

    private static @Nullable List<AffectedView> affected(
            Done done, List<CompetitionRecord> records, Competition after) {
        OptionalInt from = done.events().stream()
                .filter(RulingEvent.class::isInstance)
                .mapToInt(event -> ruled(after, event))
                .min();
        return from.isEmpty()
                ? null
                : after.rounds().stream()
                        .filter(round -> round.number() > from.getAsInt())
                        .filter(round -> Publications.corrected(after, round))
                        .map(round -> AffectedView.of(after, records, round, List.of()))
                        .filter(view -> !view.elsewhere().isEmpty())
                        .toList();
    }
}
