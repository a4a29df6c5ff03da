package baffin.lobby.operator.store;

import baffin.lobby.operator.domain.OperatorAction;
import baffin.lobby.operator.domain.OperatorActions;
import baffin.platform.problem.ProblemException;
import baffin.platform.publish.EmitterPublisher;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.JsonFault;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.jboss.logging.Logger;

/** The topic {@code operator.actions}: written here, and read from its beginning, so that operators see the latest. */
@ApplicationScoped
class OperatorTopic implements OperatorActions {

    private static final Logger LOG = Logger.getLogger(OperatorTopic.class);

    private static final String SOURCE = "/lobby";
    private static final int BUFFER = 1_024;
    private static final int RETRY_S = 2;

    /** Years of a busy platform; the topic has all. */
    private static final int SHOWN_MAX = 10_000;

    private final EmitterPublisher topic;
    private final ConcurrentNavigableMap<String, OperatorAction> byId = new ConcurrentSkipListMap<>();

    OperatorTopic(
            @Channel("lobby-operator-actions") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        this.topic = new EmitterPublisher(emitter, Topics.bytesMax(Topics.OPERATOR_ACTIONS));
    }

    @Override
    public Uni<Void> append(OperatorAction action) {
        String subject = Objects.requireNonNullElse(action.account(), action.id());
        return topic.append(
                        subject,
                        action.bytes(),
                        CloudEvents.attributes(CloudEvents.OPERATOR_ACTION, SOURCE, action.id(), subject, action.at()))
                .onFailure()
                .transform(
                        away -> ProblemException.unavailable("The log can't take what an operator does now", RETRY_S))
                .invoke(() -> keep(action));
    }

    @Incoming("operator-actions")
    void take(ConsumerRecord<String, byte[]> record) {
        try {
            keep(OperatorAction.read(record.value()));
        } catch (JsonFault unreadable) {
            LOG.errorf(unreadable, "what an operator did can't be read: %d@%d", record.partition(), record.offset());
        }
    }

    private void keep(OperatorAction action) {
        byId.put(action.id(), action);
        while (byId.size() > SHOWN_MAX) {
            byId.pollFirstEntry();
        }
    }

    @Override
    public List<OperatorAction> latest(String account, String before, int most) {
        var older = before.isEmpty() ? byId : byId.headMap(before, false);
        return older.descendingMap().values().stream()
                .filter(action -> account.isEmpty() || account.equals(action.account()))
                .limit(most)
                .toList();
    }
}
