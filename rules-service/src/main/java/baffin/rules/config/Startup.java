package baffin.rules.config;

import baffin.platform.runtime.decider.BrokerFeatures;
import baffin.platform.runtime.decider.ReplyConsumer;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Starts what is no bean of the framework, after a look at the broker. */
@ApplicationScoped
class Startup {

    private final ReplyConsumer replies;
    private final String bootstrap;

    Startup(ReplyConsumer replies, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.replies = replies;
        this.bootstrap = bootstrap;
    }

    void start(@Observes StartupEvent event) {
        BrokerFeatures.require(bootstrap);
        replies.start();
    }

    void stop(@Observes ShutdownEvent event) {
        replies.close();
    }
}
