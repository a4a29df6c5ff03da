package baffin.accounts.operator;

import baffin.platform.operator.OperatorAction;
import baffin.platform.wire.JsonFault;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** The records of what operators have done. */
@ApplicationScoped
public class OperatorActions {

    private static final Logger LOG = Logger.getLogger(OperatorActions.class);

    /** Years of a busy platform; the topic has all. */
    private static final int SHOWN_MAX = 10_000;

    private final ConcurrentNavigableMap<String, OperatorAction> byId = new ConcurrentSkipListMap<>();

    @Incoming("operator-actions")
    void take(ConsumerRecord<String, byte[]> record) {
        try {
            keep(OperatorAction.read(record.value()));
        } catch (JsonFault unreadable) {
            LOG.errorf(unreadable, "what an operator did can't be read: %d@%d", record.partition(), record.offset());
        }
    }

    // what this process has written is read from it at once
    void written(@Observes OperatorAction action) {
        keep(action);
    }

    private void keep(OperatorAction action) {
        byId.put(action.id(), action);
        while (byId.size() > SHOWN_MAX) {
            byId.pollFirstEntry();
        }
    }

    /**
     * The latest records, the newest first.
     *
     * @param wanted which
     * @param before id of a record, which is left out with all that are newer; empty for none
     * @param most records
     */
    public List<OperatorAction> latest(Predicate<OperatorAction> wanted, String before, int most) {
        var older = before.isEmpty() ? byId : byId.headMap(before, false);
        return older.descendingMap().values().stream()
                .filter(wanted)
                .limit(most)
                .toList();
    }
}
