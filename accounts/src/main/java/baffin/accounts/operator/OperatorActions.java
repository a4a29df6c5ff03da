package baffin.accounts.operator;

import baffin.platform.operator.OperatorAction;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;

/** What operators have done: the topic {@code operator.actions}, read from its beginning. */
@ApplicationScoped
public class OperatorActions {

    /** Years of a busy platform; the topic has all. */
    private static final int SHOWN_MAX = 10_000;

    private final ConcurrentNavigableMap<String, OperatorAction> byId = new ConcurrentSkipListMap<>();
    private final TopicTail tail;

    OperatorActions(KafkaAccess kafka) {
        tail = TopicTail.whole(kafka, Topics.OPERATOR_ACTIONS, record -> keep(OperatorAction.read(record.value())));
    }

    void begin(@Observes StartupEvent event) {
        tail.start();
    }

    @PreDestroy
    void close() {
        tail.close();
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
