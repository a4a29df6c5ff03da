package baffin.lobby.config;

import baffin.platform.runtime.decider.BrokerFeatures;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.port.ReplyConsumer;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.TopicAdmin;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Starts what is no bean of the framework, after a look at the broker. */
@ApplicationScoped
class Startup {

    private static final Logger LOG = Logger.getLogger(Startup.class);

    private final ReplyConsumer replies;
    private final List<ProjectionEngine> engines;
    private final String bootstrap;

    Startup(
            ReplyConsumer replies,
            @Identifier("open-matches") ProjectionEngine open,
            @Identifier("ended-matches") ProjectionEngine ended,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.replies = replies;
        this.engines = List.of(open, ended);
        this.bootstrap = bootstrap;
    }

    void start(@Observes StartupEvent event) {
        BrokerFeatures.require(bootstrap);
        TopicAdmin.adjust(bootstrap, Deciders.CHANGELOG, DeciderTopology.CHANGELOG);
        replies.start();
        engines.forEach(engine -> engine.start()
                .subscribe()
                .with(done -> {}, failure -> LOG.error("the list of matches can't be kept", failure)));
    }

    void stop(@Observes ShutdownEvent event) {
        replies.close();
        engines.forEach(ProjectionEngine::close);
    }
}
