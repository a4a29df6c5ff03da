package baffin.platform.runtime.decider.aggregate;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The aggregate around any decider. Here, and only here, commands are de-duplicated, read, held against the version
 * that their sender has seen, rehearsed, probed for and answered. All methods are called by one thread at a time for
 * one key; none does I/O. A method that throws has found a fault of the engine: the runtime then quarantines that one
 * key.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 * @param <R> refusals
 */
public final class DeciderAggregate<C, S, E, R> {

    private final Decider<C, S, E, R> decider;
    private final AggregateBinding<C, S, E, R> binding;

    public DeciderAggregate(Decider<C, S, E, R> decider, AggregateBinding<C, S, E, R> binding) {
        if (binding.processedMax() > CommandMemory.MOST) {
            throw new IllegalArgumentException("more commands to remember than there are pages for");
        }
        this.decider = decider;
        this.binding = binding;
    }

    /**
     * Judges a command.
     *
     * @param kept null when there is none with this key
     * @param context the key and the time at which the log took the command
     */
    public Judgement<S> judge(@Nullable AggregateState<S> kept, CommandEnvelope envelope, RecordContext context) {
        Optional<Judgement.Fact> passed = binding.passedOn(envelope);
        if (passed.isPresent()) {
            return new Judgement.Announced<>(passed.get());
        }
        Optional<ProcessedCommand> earlier = envelope.dryRun() ? Optional.empty() : processed(kept, envelope);
        if (kept != null && earlier.isPresent()) {
            return answered(again(kept.state(), envelope, earlier.get()));
        }
        S state = visible(kept, envelope);
        Optional<Reply> unknown = state == null ? binding.unknown(envelope) : Optional.empty();
        return unknown.isPresent() ? answered(unknown.get()) : judge(kept, state, envelope, context);
    }

    private Judgement<S> judge(
            @Nullable AggregateState<S> kept, @Nullable S state, CommandEnvelope envelope, RecordContext context) {
        return switch (binding.decode(state, envelope, context)) {
            case Decoded.Bad<C> bad -> answered(Reply.refused(envelope, version(state), bad.problem()));
            case Decoded.Ok<C> ok -> {
                S before = state == null ? decider.initial(context.key()) : state;
                Optional<R> refusal = decider.precheck(before, ok.value());
                if (refusal.isPresent()) {
                    yield answered(binding.refused(state, envelope, ok.value(), refusal.get()));
                }
                List<Long> seen = envelope.ifMatch();
                yield state != null
                                && seen != null
                                && seen.stream().noneMatch(one -> binding.isCurrent(state, envelope.player(), one))
                        ? answered(stale(state, envelope, seen))
                        : decided(kept, before, envelope, ok.value());
            }
        };
    }

    private Judgement<S> decided(
            @Nullable AggregateState<S> kept, @Nullable S before, CommandEnvelope envelope, C command) {
        return switch (decider.decide(before, command)) {
            case Decision.Refused<Transition<S, E>, R>(R refusal) ->
                answered(binding.refused(before, envelope, command, refusal));
            case Decision.Accepted<Transition<S, E>, R>(Transition<S, E> caused)
            when caused.events().isEmpty() -> {
                long version = binding.version(caused.next());
                yield answered(repeated(caused.next(), envelope, version));
            }
            case Decision.Accepted<Transition<S, E>, R>(Transition<S, E> caused)
            when envelope.dryRun() -> answered(binding.rehearsed(before, envelope, command, caused));
            case Decision.Accepted<Transition<S, E>, R>(Transition<S, E> caused) -> {
                ObjectNode body = binding.accepted(before, envelope, command, caused);
                Reply reply = Reply.accepted(envelope, binding.version(caused.next()), body);
                yield recorded(before, remembering(kept, envelope, caused), caused, reply);
            }
        };
    }

    private Judgement<S> recorded(
            @Nullable S before, CommandMemory memory, Transition<S, E> caused, @Nullable Reply reply) {
        S next = caused.next();
        boolean over = decider.isTerminal(next);
        return new Judgement.Decided<>(
                new AggregateState<>(next, memory),
                over,
                over ? null : binding.wakeAt(next),
                binding.write(next, binding.paged() ? memory.inRow() : memory.all()),
                memory.filled(),
                binding.fact(caused),
                reply,
                binding.then(before, caused));
    }

    // what the platform does by itself is known again by what it is about, so that only people's keys are kept
    private CommandMemory remembering(
            @Nullable AggregateState<S> kept, CommandEnvelope envelope, Transition<S, E> caused) {
        CommandMemory known = memory(kept);
        if (envelope.player().isEmpty()) {
            return known.unchanged();
        }
        ProcessedCommand latest = new ProcessedCommand(
                envelope.commandId(), envelope.fingerprint(), envelope.player(), binding.version(caused.next()));
        return known.with(latest, binding.processedMax());
    }

    private static CommandMemory memory(@Nullable AggregateState<?> kept) {
        return kept == null ? CommandMemory.none() : kept.memory();
    }

    private Optional<ProcessedCommand> processed(@Nullable AggregateState<S> kept, CommandEnvelope envelope) {
        return memory(kept).find(envelope.commandId(), envelope.player());
    }

    private Reply again(S state, CommandEnvelope envelope, ProcessedCommand earlier) {
        return earlier.fingerprint().equals(envelope.fingerprint())
                ? repeated(state, envelope, earlier.version())
                : Reply.refused(
                        envelope,
                        binding.version(state),
                        "idempotency-key-reused",
                        Reply.empty()
                                .put("detail", "the key was used before with another command")
                                .put("currentVersion", binding.version(state)));
    }

    private Reply repeated(S state, CommandEnvelope envelope, long version) {
        return Reply.repeated(envelope, version, binding.repeated(state, envelope, version));
    }

    private Reply stale(S state, CommandEnvelope envelope, List<Long> seen) {
        long version = binding.version(state);
        ObjectNode members = binding.stale(state, envelope)
                .put("detail", seen(seen) + ", it is " + version + " now")
                .put("currentVersion", version);
        return Reply.refused(envelope, version, "stale-version", members);
    }

    private static String seen(List<Long> versions) {
        return versions.isEmpty()
                ? "no strong entity tag of If-Match is that of a version"
                : "you have seen version " + versions.getFirst();
    }

    private @Nullable S visible(@Nullable AggregateState<S> kept, CommandEnvelope envelope) {
        return kept != null && binding.isVisible(kept.state(), envelope.player()) ? kept.state() : null;
    }

    private long version(@Nullable S state) {
        return state == null ? 0 : binding.version(state);
    }

    private static <S> Judgement<S> answered(Reply reply) {
        return new Judgement.Answered<>(reply);
    }

    /** Tells what became of an earlier command: accepted, as its version, or not known. */
    public Reply probe(@Nullable AggregateState<S> kept, CommandEnvelope probe) {
        Optional<ProcessedCommand> earlier = processed(kept, probe);
        if (earlier.isPresent()) {
            return Reply.repeated(probe, earlier.get().version(), Reply.empty());
        }
        S state = visible(kept, probe);
        Reply notKnown = Reply.notKnown(probe, version(state));
        return state == null ? binding.unknown(probe).orElse(notKnown) : notKnown;
    }

    /** Reacts to an event of another service. */
    public Judgement<S> react(@Nullable AggregateState<S> kept, byte[] event, RecordContext context) {
        S state = kept == null ? null : kept.state();
        return binding.react(state, event, context)
                .map(caused -> recorded(state, memory(kept).unchanged(), caused, null))
                .orElseGet(Judgement.Ignored::new);
    }

    /**
     * When the state is to be looked at again by itself, such as a deadline; null when it waits for commands only. A
     * moment that is not after the state's last one is acted on at once.
     */
    public @Nullable Instant wakeAt(AggregateState<S> kept) {
        return binding.wakeAt(kept.state());
    }

    /**
     * Does what is due at a moment; {@link Judgement.Ignored} when nothing is. Moves {@link #wakeAt} on.
     *
     * @param down how long nobody decided before, when the runtime has just come back; null otherwise
     */
    public Judgement<S> tick(AggregateState<S> kept, RecordContext context, @Nullable Outage down) {
        return ofPlatform(kept, binding.tick(kept.state(), context, down)).orElseGet(() -> {
            binding.idle(kept.state(), context);
            return new Judgement.Ignored<>();
        });
    }

    private Optional<Judgement<S>> ofPlatform(AggregateState<S> kept, Optional<C> command) {
        return command.isPresent()
                        && decider.decide(kept.state(), command.get())
                                instanceof Decision.Accepted<Transition<S, E>, R>(Transition<S, E> caused)
                        && !caused.events().isEmpty()
                ? Optional.of(recorded(kept.state(), kept.memory().unchanged(), caused, null))
                : Optional.empty();
    }

    /** Does what it means that an account stands otherwise; {@link Judgement.Ignored} when nothing. */
    public Judgement<S> account(@Nullable AggregateState<S> kept, AccountStanding standing, RecordContext context) {
        return kept == null
                ? new Judgement.Ignored<>()
                : ofPlatform(kept, binding.account(kept.state(), standing, context))
                        .orElseGet(Judgement.Ignored::new);
    }

    /** See {@link AggregateBinding#people}. */
    public Collection<String> people(S state) {
        return binding.people(state);
    }

    /** See {@link AggregateBinding#mentions}. */
    public boolean mentions(byte[] row, String player) {
        return binding.mentions(row, player);
    }

    /** See {@link AggregateBinding#begins}. */
    public boolean begins(CommandEnvelope command) {
        return binding.begins(command);
    }

    /** See {@link AggregateBinding#amended}. */
    public CommandEnvelope amended(CommandEnvelope command, Predicate<String> gone) {
        return binding.amended(command, gone);
    }

    /**
     * Reads what was kept of a state.
     *
     * @param row of {@link Judgement.Decided}
     * @param pages all that are kept of it, in any order
     */
    public AggregateState<S> read(String key, byte[] row, List<CommandPage> pages) {
        AggregateState<S> read = binding.read(key, row);
        return new AggregateState<>(read.state(), CommandMemory.of(read.processed(), pages, binding.processedMax()));
    }

    /**
     * True when a state that nothing has happened to for a month is left to the read models: its row goes, and
     * whatever is still asked of it is refused. Nothing else ever gets its key.
     */
    public boolean settled(AggregateState<S> kept) {
        return binding.settled(kept.state());
    }

    /** How much memory a state takes, in states of the usual size: what was read is kept up to a sum of it. */
    public int weight(AggregateState<S> kept) {
        return binding.weight(kept.state());
    }
}
