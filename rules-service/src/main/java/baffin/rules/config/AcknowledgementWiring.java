package baffin.rules.config;

import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.Told;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Reply;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What is made known of the answers to commands. */
@Dependent
class AcknowledgementWiring {

    @Produces
    @Singleton
    KafkaAcknowledger acknowledger(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        return new KafkaAcknowledger(bootstrap, DeciderWiring.SOURCE, Clock.systemUTC());
    }

    void close(@Disposes KafkaAcknowledger acknowledger) {
        acknowledger.close();
    }

    /** What a reply tells the author of a command. */
    static List<Told> told(Reply reply) {
        return List.of(new Told(Topics.MATCH_EVENTS, reply.key(), reply.version()));
    }
}
