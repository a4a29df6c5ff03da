package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DecisionSink;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/** Writes what a decider says into the open transaction, with the headers that every record has. */
final class LoggedDecisions implements DecisionSink {

    private final DeciderSpec spec;
    private final int instance;
    private @Nullable Transaction open;

    /** @param instance ordinal of this instance, whose own replies need no way through the log */
    LoggedDecisions(DeciderSpec spec, int instance) {
        this.spec = spec;
        this.instance = instance;
    }

    /** What is said from now on is part of a transaction. */
    void open(Transaction transaction) {
        open = transaction;
    }

    /** What is said from now on follows from a record. */
    void causedBy(Place place, String key) {
        transaction().causedBy(place, key);
    }

    @Override
    public void fact(RecordContext cause, Judgement.Fact fact) {
        write(cause, spec.events(), cause.partition(), fact.json(), headers(cause, fact.type(), fact.id()));
    }

    @Override
    public void reply(RecordContext cause, Reply reply, byte[] json, int partition) {
        if (partition == instance) {
            transaction().answer(reply);
            return;
        }
        String id = reply.commandId() + '/' + Long.toUnsignedString(reply.ticket());
        write(cause, spec.replies(), partition % Topics.REPLY_PARTITIONS, json, headers(cause, spec.replyType(), id));
    }

    @Override
    public void command(Instant at, CommandEnvelope command) {
        String id = command.commandId() + '/' + Long.toUnsignedString(command.ticket());
        Map<String, String> headers = CloudEvents.attributes(spec.commandType(), spec.source(), id, command.key(), at);
        transaction()
                .send(new ProducerRecord<>(
                        spec.commands(),
                        null,
                        at.toEpochMilli(),
                        command.key(),
                        command.bytes(),
                        CloudEvents.headers(headers)));
    }

    @Override
    public void rejected(RecordContext cause, byte[] command, String reason) {
        Place from = Objects.requireNonNull(transaction().cause(), "a record is rejected");
        String id = from.topic() + '-' + from.partition() + '-' + from.offset();
        Map<String, String> headers = headers(cause, "baffin.command.rejected.v1", id);
        headers.put("baffin-reason", reason);
        write(cause, spec.rejected(), cause.partition(), command, headers);
    }

    private Map<String, String> headers(RecordContext cause, String type, String id) {
        return CloudEvents.attributes(type, spec.source(), id, cause.key(), cause.at());
    }

    private void write(RecordContext cause, String topic, int partition, byte[] json, Map<String, String> headers) {
        transaction()
                .send(new ProducerRecord<>(
                        topic, partition, cause.at().toEpochMilli(), cause.key(), json, CloudEvents.headers(headers)));
    }

    private Transaction transaction() {
        return Objects.requireNonNull(open, "a transaction is open");
    }
}
