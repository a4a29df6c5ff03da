package baffin.platform.identity;

import baffin.platform.wire.JsonFault;
import jakarta.enterprise.context.ApplicationScoped;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** Reads the topic {@code account.revocations} from its beginning, in every process for itself. */
@ApplicationScoped
class RevocationChannel {

    private static final Logger LOG = Logger.getLogger(RevocationChannel.class);

    private final Revocations revocations;

    RevocationChannel(Revocations revocations) {
        this.revocations = revocations;
    }

    @Incoming("revocations")
    void take(ConsumerRecord<String, byte[]> record) {
        try {
            revocations.add(Revocation.read(record.value()));
        } catch (JsonFault unreadable) {
            LOG.errorf(unreadable, "a revocation can't be read: %d@%d", record.partition(), record.offset());
        }
    }
}
