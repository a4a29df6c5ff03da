package baffin.platform.identity;

import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Reads the topic {@code account.revocations} from its beginning, in every process for itself. */
@ApplicationScoped
class RevocationTail {

    private final TopicTail tail;

    RevocationTail(Revocations revocations, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        tail = TopicTail.whole(
                bootstrap, Topics.REVOCATIONS, record -> revocations.add(Revocation.read(record.value())));
    }

    void begin(@Observes StartupEvent event) {
        tail.start();
    }

    @PreDestroy
    void close() {
        tail.close();
    }
}
