package baffin.rules.config;

import baffin.platform.runtime.decider.BrokerFeatures;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.port.ReplyConsumer;
import baffin.platform.topics.TopicAdmin;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Starts what is no bean of the framework, after a look at the broker. */
@ApplicationScoped
class Startup {

    private final ReplyConsumer replies;
    private final Serving serving;
    private final String bootstrap;

    Startup(
            ReplyConsumer replies,
            Serving serving,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.replies = replies;
        this.serving = serving;
        this.bootstrap = bootstrap;
    }

    void start(@Observes StartupEvent event) {
        BrokerFeatures.require(bootstrap);
        TopicAdmin.adjust(bootstrap, DeciderWiring.CHANGELOG, DeciderTopology.CHANGELOG);
        replies.start();
        serving.start();
    }

    void stop(@Observes ShutdownEvent event) {
        serving.close();
        replies.close();
    }
}
