package baffin.gameservice.sandbox;

import baffin.game.Command;
import baffin.game.Event;
import baffin.gameservice.match.Match;
import baffin.match.Sandbox;
import baffin.match.event.Step;
import baffin.platform.match.GameModule;
import baffin.platform.match.GameModules;
import baffin.platform.match.MatchAnswers;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Opens sandboxes, plays them and shows them at any version. Decisions are made on worker threads. */
public final class Sandboxes {

    /** The answers to commands. */
    public static final MatchAnswers ANSWERS = SandboxBinding.ANSWERS;

    private static final int ATTEMPTS = 5;
    private static final int REMEMBERED_MAX = 400;
    private static final Duration FORGET_AFTER = Duration.ofMinutes(10);

    private final GameModules gameModules;
    private final SandboxStore store;
    private final SandboxSettings sandboxSettings;
    private final SandboxSecrets sandboxSecrets;
    private final Clock clock;
    private final Cache<Place, Match<?, ?, ?, ?>> positions = Caffeine.newBuilder()
            .maximumSize(REMEMBERED_MAX)
            .expireAfterAccess(FORGET_AFTER)
            .build();
    private volatile Consumer<Match<?, ?, ?, ?>> watcher = match -> {};

    private record Place(String sandbox, long version) {}

    /**
     * Sandboxes of all installed games.
     *
     * @param sandboxSecrets where the seeds of sandboxes come from
     */
    public Sandboxes(
            GameModules gameModules,
            SandboxStore store,
            SandboxSettings sandboxSettings,
            SandboxSecrets sandboxSecrets,
            Clock clock) {
        this.gameModules = gameModules;
        this.store = store;
        this.sandboxSettings = sandboxSettings;
        this.sandboxSecrets = sandboxSecrets;
        this.clock = clock;
    }

    /** Names the one who hears of each step that this instance has added. */
    public void watch(Consumer<Match<?, ?, ?, ?>> newWatcher) {
        this.watcher = newWatcher;
    }

    /**
     * Opens a sandbox.
     *
     * @return fails with 409 when the owner has too many
     */
    public Uni<SandboxInfo> open(NewSandbox newSandbox) {
        return Uni.createFrom()
                .item(() -> made(newSandbox.from(), newSandbox))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                .chain(this::added);
    }

    private <C extends Command, S, E extends Event, K> SandboxStore.NewSandbox made(
            Match<C, S, E, K> from, NewSandbox newSandbox) {
        String id = UUID.randomUUID().toString();
        Instant now = now();
        Sandbox<S, E, K> sandbox =
                from.fork(newSandbox.viewer(), new Sandbox.Opening(id, newSandbox.owner(), sandboxSecrets.draw(), now));
        GameModule<C, S, E, K> gameModule = GameModule.of(from.codec());
        String game = from.codec().game().info().id();
        return new SandboxStore.NewSandbox(
                new SandboxInfo(
                        id,
                        game,
                        from.id(),
                        from.version(),
                        newSandbox.seat(),
                        from.version(),
                        now,
                        now.plus(sandboxSettings.keep())),
                newSandbox.owner(),
                from.codec().snapshot(sandbox.record()),
                gameModule.rows().write(sandbox.state(), List.of(), null).bytes(),
                from.codec().step(sandbox.first()));
    }

    private Uni<SandboxInfo> added(SandboxStore.NewSandbox sandbox) {
        return store.add(sandbox, sandboxSettings.most(), clock.instant()).map(added -> {
            if (!added) {
                throw Problem.of(
                                ProblemType.CONFLICT,
                                "You have " + sandboxSettings.most()
                                        + " sandboxes; delete one, or wait until one expires")
                        .asException();
            }
            return sandbox.info();
        });
    }

    /** A sandbox of an owner; empty when there is none, or none any more. */
    public Uni<Optional<SandboxInfo>> find(String id, String owner) {
        return store.find(id, owner, clock.instant());
    }

    /** All sandboxes of an owner, the latest first. */
    public Uni<List<SandboxInfo>> all(String owner) {
        return store.all(owner, clock.instant());
    }

    /** Deletes a sandbox; tells whether there was one. */
    public Uni<Boolean> delete(String id, String owner) {
        return store.delete(id, owner);
    }

    /** Deletes what has expired; gives the number. */
    public Uni<Integer> clean() {
        return store.clean(clock.instant());
    }

    /**
     * Judges a command to a sandbox, and carries it out unless it is a rehearsal.
     *
     * @param seat for which seat; null for the one that is asked, and for Undo the one that was last
     */
    public Uni<Reply> play(SandboxInfo sandbox, CommandEnvelope command, @Nullable Integer seat) {
        return play(handler(sandbox), sandbox, command, seat, ATTEMPTS);
    }

    private Uni<Reply> play(
            SandboxCommandHandler<?, ?, ?> handler,
            SandboxInfo sandbox,
            CommandEnvelope command,
            @Nullable Integer seat,
            int attempts) {
        if (attempts == 0) {
            throw ProblemException.unavailable("too many commands to this sandbox at a time", 1);
        }
        return store.memory(sandbox.sandboxId())
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(memory -> handler.handle(memory, command, seat, now()))
                .chain(handled -> {
                    SandboxCommandHandler.NewStep step = handled.step();
                    return step == null
                            ? answered(handler, command, handled.reply())
                            : appended(sandbox, step)
                                    .chain(kept -> kept
                                            ? followed(sandbox, step.step(), handled.reply())
                                            : play(handler, sandbox, command, seat, attempts - 1));
                });
    }

    private Uni<Boolean> appended(SandboxInfo sandbox, SandboxCommandHandler.NewStep step) {
        return store.append(sandbox.sandboxId(), step.step().version(), step.body(), step.memory());
    }

    /** What became of an earlier command. */
    public Uni<Reply> probe(SandboxInfo sandbox, CommandEnvelope probe) {
        SandboxCommandHandler<?, ?, ?> handler = handler(sandbox);
        return store.memory(sandbox.sandboxId())
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(memory -> handler.probe(memory, probe))
                .chain(reply -> answered(handler, probe, reply));
    }

    private Uni<Reply> answered(SandboxCommandHandler<?, ?, ?> handler, CommandEnvelope command, Reply reply) {
        return reply.repeated()
                ? store.steps(command.key(), reply.version(), reply.version())
                        .map(steps -> handler.repeated(command, steps.getFirst()))
                : Uni.createFrom().item(reply);
    }

    private Uni<Reply> followed(SandboxInfo sandbox, Step step, Reply reply) {
        Match<?, ?, ?, ?> before = positions.getIfPresent(new Place(sandbox.sandboxId(), step.version() - 1));
        if (before != null) {
            remember(before.after(step));
        }
        return at(sandbox.game(), sandbox.sandboxId(), step.version())
                .invoke(match -> watcher.accept(match))
                .replaceWith(reply);
    }

    private SandboxCommandHandler<?, ?, ?> handler(SandboxInfo sandbox) {
        return handler(gameModules.of(sandbox.game()), sandbox);
    }

    private <C extends Command, S, E extends Event> SandboxCommandHandler<C, S, E> handler(
            GameModule<C, S, E, ?> gameModule, SandboxInfo sandbox) {
        return new SandboxCommandHandler<>(gameModule, sandbox.fromVersion() + sandboxSettings.steps());
    }

    /** A sandbox at one of its versions. */
    public Uni<Match<?, ?, ?, ?>> at(String game, String id, long version) {
        Match<?, ?, ?, ?> known = positions.getIfPresent(new Place(id, version));
        if (known != null) {
            return Uni.createFrom().item(known);
        }
        return store.base(id)
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .<Match<?, ?, ?, ?>>map(
                        base -> Match.restored(gameModules.of(game).codec(), base))
                .chain(base -> store.steps(id, base.version() + 1, version)
                        .emitOn(Infrastructure.getDefaultWorkerPool())
                        .map(steps -> remember(folded(base, steps))));
    }

    private static Match<?, ?, ?, ?> folded(Match<?, ?, ?, ?> base, List<byte[]> steps) {
        Match<?, ?, ?, ?> match = base;
        for (byte[] step : steps) {
            match = match.after(match.codec().step(step));
        }
        return match;
    }

    private Match<?, ?, ?, ?> remember(Match<?, ?, ?, ?> match) {
        positions.put(new Place(match.id(), match.version()), match);
        return match;
    }

    /** The steps from one version to another: to be redacted before anyone sees them. */
    public Uni<List<Step>> steps(Match<?, ?, ?, ?> match, long from, long to) {
        return store.steps(match.id(), from, to)
                .map(steps ->
                        steps.stream().map(step -> match.codec().step(step)).toList());
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
