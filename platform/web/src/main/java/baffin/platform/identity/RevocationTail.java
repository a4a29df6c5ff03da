package baffin.platform.identity;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Reads the topic {@code account.revocations} from its beginning, in every process for itself. */
@ApplicationScoped
class RevocationTail {

    private final TopicTail tail;

    RevocationTail(Revocations revocations, KafkaAccess kafka) {
        tail = TopicTail.whole(kafka, Topics.REVOCATIONS, record -> revocations.add(Revocation.read(record.value())));
    }

    void begin(@Observes StartupEvent event) {
        tail.start();
    }

    @PreDestroy
    void close() {
        tail.close();
    }
}
