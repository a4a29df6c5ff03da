package baffin.platform.runtime.decider.aggregate;

import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Binds a decider to the platform: how its commands are read, how its events are recorded and answered, and how its
 * state is kept. Pure, like the decider.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events; each is one version and one record of the events topic
 * @param <R> refusals
 */
public interface AggregateBinding<C, S, E, R> {

    /** The version of a state, from 1. */
    long version(S state);

    /**
     * True when the sender of a command who has seen a version need not see another one first.
     *
     * @param player who sends it
     */
    default boolean isCurrent(S state, String player, long seen) {
        return seen == version(state);
    }

    /** True when somebody may know that there is such a state; for others there is none. */
    default boolean isVisible(S state, String player) {
        return true;
    }

    /** The answer to a command or a probe where there is no state; empty when the decider judges such commands. */
    default Optional<Reply> unknown(CommandEnvelope command) {
        return Optional.empty();
    }

    /** What a command only passes on to others, whatever the state; empty for one that is judged. */
    default Optional<Fact> passedOn(CommandEnvelope command) {
        return Optional.empty();
    }

    /** Reads a command. */
    Decoded<C> decode(@Nullable S state, CommandEnvelope command, RecordContext context);

    /** The record of a transition's event. */
    Fact fact(Transition<S, E> transition);

    /** Commands for others that follow from an event; sent in the same transaction. */
    default List<CommandEnvelope> then(@Nullable S before, Transition<S, E> transition) {
        return List.of();
    }

    /** The body of the answer to an accepted command. */
    ObjectNode accepted(@Nullable S before, CommandEnvelope envelope, C command, Transition<S, E> transition);

    /** The answer to a dry run that would be accepted. */
    default Reply rehearsed(@Nullable S before, CommandEnvelope envelope, C command, Transition<S, E> transition) {
        return Reply.accepted(envelope, version(transition.next()), accepted(before, envelope, command, transition));
    }

    /**
     * The body of the answer to a command that was accepted before, or that asks for what is so already.
     *
     * @param version that the command has made, or the present one
     */
    default ObjectNode repeated(S state, CommandEnvelope envelope, long version) {
        return Reply.empty();
    }

    /** The answer to a refused command. */
    Reply refused(@Nullable S state, CommandEnvelope envelope, C command, R refusal);

    /** Further members of the problem document of a stale version. */
    default ObjectNode stale(S state, CommandEnvelope envelope) {
        return Reply.empty();
    }

    /** What an event of another service causes; empty when it means nothing here. */
    default Optional<Transition<S, E>> react(@Nullable S state, byte[] event, RecordContext context) {
        return Optional.empty();
    }

    /** When something is due next; null when the state waits for commands only. */
    default @Nullable Instant wakeAt(S state) {
        return null;
    }

    /**
     * The command of the clock; empty when nothing is ever due by itself.
     *
     * @param down how long nobody decided before, when the runtime has just come back; null otherwise
     */
    default Optional<C> tick(S state, RecordContext context, @Nullable Outage down) {
        return Optional.empty();
    }

    /** Hears that nothing was due after all. Must not wait. */
    default void idle(S state, RecordContext context) {}

    /** The ids of all who take part in a state, or are asked to. */
    default Collection<String> people(S state) {
        return List.of();
    }

    /** False when a row of a state certainly does not name a player. */
    default boolean mentions(byte[] row, String player) {
        return new String(row, StandardCharsets.UTF_8).contains(player);
    }

    /** True for a command by which its sender takes part in something new. */
    default boolean begins(CommandEnvelope command) {
        return false;
    }

    /**
     * A command of the platform as it is judged once some whom it names have gone.
     *
     * @param gone true for the id of an account that takes part in nothing new
     */
    default CommandEnvelope amended(CommandEnvelope command, Predicate<String> gone) {
        return command;
    }

    /** What it means for a state that an account stands otherwise; empty when nothing. */
    default Optional<C> account(S state, AccountStanding standing, RecordContext context) {
        return Optional.empty();
    }

    /** False when all remembered commands stand in the row, and pages of them are not kept. */
    default boolean paged() {
        return true;
    }

    /** How many accepted commands are remembered, so that a repeat is known; {@link CommandMemory#MOST} at most. */
    int processedMax();

    /**
     * The state as the row to be kept.
     *
     * @param inRow remembered commands that stand in the row, the latest last; they may be fewer than the state
     *     remembers
     */
    byte[] write(S state, List<ProcessedCommand> inRow);

    /** Reads what {@link #write} has written. */
    AggregateState<S> read(String key, byte[] row);

    /** See {@link DeciderAggregate#settled}. */
    default boolean settled(S state) {
        return false;
    }

    /** See {@link DeciderAggregate#weight}. */
    default int weight(S state) {
        return 1;
    }
}
