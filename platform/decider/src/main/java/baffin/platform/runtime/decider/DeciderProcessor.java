package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.DeciderTopology.Outgoing;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.commit.AfterCommit;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.OwnRecords;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.Cancellable;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;

/** Hands records to the decider of its partition and carries out what it says. */
final class DeciderProcessor<S> implements Processor<String, byte[], String, Outgoing> {

    /** Each look at the clock ends in a transaction of its own, so a decider that waits for nothing looks seldom. */
    private static final Duration PULSE = Duration.ofSeconds(5);

    private static final Duration WAKE = Duration.ofMillis(250);
    private static final Duration SWEEP = Duration.ofMinutes(10);

    private final DeciderSpec spec;
    private final Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates;
    private final DeciderObserver observer;
    private final Guard guard;
    private final OwnRecords own;
    private Pulse.@Nullable Beat pulse;
    private @Nullable ProcessorContext<String, Outgoing> context;
    private @Nullable DeciderCore<S> core;
    private @Nullable Cancellable waking;

    DeciderProcessor(
            DeciderSpec spec,
            Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates,
            DeciderObserver observer,
            Guard guard,
            OwnRecords own) {
        this.guard = guard;
        this.own = own;
        this.spec = spec;
        this.aggregates = aggregates;
        this.observer = observer;
    }

    @Override
    public void init(ProcessorContext<String, Outgoing> started) {
        context = started;
        AfterCommit.ofThisThread().drop(this, started.taskId().partition());
        // a task that was revived after an abort starts here again, with nothing remembered
        DeciderCore<S> fresh = new DeciderCore<>(
                aggregates.get(),
                spec.keepEnded(),
                new StoreRows(started.getStateStore(spec.name())),
                new Sinks(spec, started, own, this),
                observer,
                spec.bounds(),
                own);
        fresh.started(now(started));
        core = fresh;
        Pulse.Beat beat = guard.pulse().started();
        pulse = beat;
        waking = null;
        started.schedule(PULSE, PunctuationType.WALL_CLOCK_TIME, now -> {
            beat.beat();
            look(started, fresh, Instant.ofEpochMilli(now));
        });
        arrange(started, fresh, now(started));
        started.schedule(SWEEP, PunctuationType.WALL_CLOCK_TIME, now -> fresh.sweep(Instant.ofEpochMilli(now)));
    }

    private void look(ProcessorContext<String, Outgoing> running, DeciderCore<S> decider, Instant now) {
        decider.at(now, guard.served().getAsBoolean());
        decider.wake(now);
        arrange(running, decider, now);
    }

    /** Looks at the clock more often while something is due before the next pulse. */
    private void arrange(ProcessorContext<String, Outgoing> running, DeciderCore<S> decider, Instant now) {
        boolean soon = decider.wakesBefore(now.plus(PULSE));
        Cancellable often = waking;
        if (soon && often == null) {
            waking = running.schedule(
                    WAKE, PunctuationType.WALL_CLOCK_TIME, then -> look(running, decider, Instant.ofEpochMilli(then)));
        } else if (!soon && often != null) {
            often.cancel();
            waking = null;
        }
    }

    /** Kafka Streams knows no time yet while a task starts after a restart: its clock says 1970 then. */
    private static Instant now(ProcessorContext<?, ?> context) {
        long known = context.currentSystemTimeMs();
        return known > 0 ? Instant.ofEpochMilli(known) : Instant.now();
    }

    @Override
    public void process(Record<String, byte[]> record) {
        DeciderCore<S> decider = Objects.requireNonNull(core, "init comes first");
        ProcessorContext<String, Outgoing> running = Objects.requireNonNull(context, "init comes first");
        RecordMetadata from = running.recordMetadata()
                .orElseThrow(() -> new IllegalStateException("a record without a place in the log"));
        String type = CloudEvents.value(record.headers(), "ce_type");
        RecordContext recordContext = new RecordContext(
                record.key() == null ? "" : record.key(),
                from.partition(),
                Instant.ofEpochMilli(record.timestamp()),
                type == null ? "" : type);
        // a gap is noticed before anybody's clock is looked at after it
        Instant now = Instant.ofEpochMilli(System.currentTimeMillis());
        decider.at(now, guard.served().getAsBoolean());
        take(decider, recordContext, record.value(), new Place(from.topic(), from.partition(), from.offset()));
        arrange(running, decider, now);
    }

    private void take(DeciderCore<S> decider, RecordContext recordContext, byte[] value, Place place) {
        boolean foreign = place.topic().equals(spec.foreign());
        Optional<String> condemned = guard.condemned().reason(place, recordContext.key());
        try {
            if (condemned.isPresent()) {
                decider.setAside(recordContext, value, foreign, condemned.get());
            } else if (foreign) {
                decider.event(recordContext, value);
            } else {
                decider.command(recordContext, value);
            }
        } catch (RuntimeException | Error e) {
            guard.condemned().failed(place, e);
            throw e;
        }
    }

    @Override
    public void close() {
        core = null;
        if (context != null) {
            AfterCommit.ofThisThread().drop(this, context.taskId().partition());
        }
        if (pulse != null) {
            pulse.close();
        }
    }

    /** The task's store as the decider sees it. */
    private record StoreRows(KeyValueStore<String, byte[]> store) implements Rows {

        @Override
        public byte @Nullable [] get(String key) {
            return store.get(key);
        }

        @Override
        public void put(String key, byte[] row) {
            store.put(key, row);
        }

        @Override
        public void delete(String key) {
            store.delete(key);
        }

        @Override
        public void forEach(BiConsumer<String, byte[]> consumer) {
            try (KeyValueIterator<String, byte[]> all = store.all()) {
                while (all.hasNext()) {
                    KeyValue<String, byte[]> entry = all.next();
                    consumer.accept(entry.key, entry.value);
                }
            }
        }
    }

    /** The ways out, with the headers that every record has. */
    private record Sinks(DeciderSpec spec, ProcessorContext<String, Outgoing> context, OwnRecords own, Object task)
            implements DecisionSink {

        @Override
        public void fact(RecordContext cause, Judgement.Fact fact) {
            forward(cause, fact.type(), fact.id(), fact.json(), cause.partition(), DeciderTopology.EVENTS);
        }

        @Override
        public void reply(RecordContext cause, Reply reply, byte[] json, int partition) {
            if (own.awaits(partition)) {
                AfterCommit.ofThisThread().add(task, () -> own.give(reply));
                return;
            }
            String id = reply.commandId() + '/' + Long.toUnsignedString(reply.ticket());
            forward(cause, spec.replyType(), id, json, partition, DeciderTopology.REPLIES);
        }

        @Override
        public void command(Instant at, CommandEnvelope command) {
            String type = spec.commandType();
            String id = command.commandId() + '/' + Long.toUnsignedString(command.ticket());
            Map<String, String> headers = CloudEvents.attributes(type, spec.source(), id, command.key(), at);
            Outgoing out = new Outgoing(Outgoing.BY_KEY, command.bytes());
            context.forward(
                    new Record<>(command.key(), out, at.toEpochMilli(), CloudEvents.headers(headers)),
                    DeciderTopology.COMMANDS);
        }

        @Override
        public void rejected(RecordContext cause, byte[] command, String reason) {
            RecordMetadata from = context.recordMetadata().orElseThrow();
            String id = from.topic() + '-' + from.partition() + '-' + from.offset();
            Map<String, String> headers =
                    CloudEvents.attributes("baffin.command.rejected.v1", spec.source(), id, cause.key(), cause.at());
            headers.put("baffin-reason", reason);
            forward(cause, headers, command, cause.partition(), DeciderTopology.REJECTED);
        }

        private void forward(RecordContext cause, String type, String id, byte[] json, int partition, String sink) {
            forward(
                    cause,
                    CloudEvents.attributes(type, spec.source(), id, cause.key(), cause.at()),
                    json,
                    partition,
                    sink);
        }

        private void forward(
                RecordContext cause, Map<String, String> headers, byte[] json, int partition, String sink) {
            context.forward(
                    new Record<>(
                            cause.key(),
                            new Outgoing(partition, json),
                            cause.at().toEpochMilli(),
                            CloudEvents.headers(headers)),
                    sink);
        }
    }
}
