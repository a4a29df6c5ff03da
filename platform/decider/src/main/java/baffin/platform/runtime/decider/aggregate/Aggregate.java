package baffin.platform.runtime.decider.aggregate;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One kind of thing that the runtime decides for: its rules, and how it is kept. All methods are called by one thread
 * at a
 * time for one key; none does I/O. A method that throws has found a fault of the engine: the runtime then quarantines
 * that
 * one key.
 *
 * @param <S> state of one of them, immutable
 */
public interface Aggregate<S> {

    /**
     * Judges a command.
     *
     * @param state null when there is none with this id
     * @param recordContext the key and the time at which the log took the command
     */
    Judgement<S> judge(@Nullable S state, CommandEnvelope command, RecordContext recordContext);

    /** Tells what became of an earlier command: accepted, as its version, or not known. */
    Reply probe(@Nullable S state, CommandEnvelope probe);

    /** Reacts to an event of another service; the judgement's reply, if there is one, goes nowhere. */
    Judgement<S> react(@Nullable S state, byte[] event, RecordContext recordContext);

    /**
     * When the state is to be looked at again by itself, such as a deadline; null when it waits for commands only. A
     * moment that is not after the state's last one is acted on at once.
     */
    default @Nullable Instant wakeAt(S state) {
        return null;
    }

    /**
     * Does what is due at a moment; {@link Judgement.Ignored} when nothing is. Must move {@link #wakeAt} on.
     *
     * @param down how long nobody decided before, when the runtime has just come back; null otherwise
     */
    default Judgement<S> tick(S state, RecordContext recordContext, @Nullable Outage down) {
        return new Judgement.Ignored<>();
    }

    /**
     * Reads what was kept of a state.
     *
     * @param row of {@link Judgement.Decided}
     * @param pages all that are kept of it, in any order
     */
    S read(String key, byte[] row, List<CommandPage> pages);

    /**
     * True when a state that nothing has happened to for a month is left to the read models: its row goes, and
     * whatever is
     * still asked of it is refused. Nothing else ever gets its id.
     */
    default boolean settled(S state) {
        return false;
    }

    /** How much memory a state takes, in states of the usual size: what was read is kept up to a sum of it. */
    default int weight(S state) {
        return 1;
    }
}
