package baffin.gameservice.house;

import baffin.gameservice.match.Matches;
import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.health.api.HealthRegistry;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.health.Readiness;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.jboss.logging.Logger;

/** Puts house players together. */
@Dependent
class HouseWiring {

    private static final Logger LOG = Logger.getLogger(HouseWiring.class);

    /** How often, and after how long, a seat that got no answer is looked at again. */
    private static final Duration AGAIN = Duration.ofSeconds(20);

    @Singleton
    Thinking thinking(HouseConfig config) {
        return new Thinking(config.threads());
    }

    @Singleton
    HousePlayers players(
            Matches matches,
            HouseConfig config,
            Thinking thinking,
            @Channel("house-commands") MutinyEmitter<byte[]> commands,
            MeterRegistry meters) {
        EmitterPublisher publisher = new EmitterPublisher(commands, Topics.bytesMax(Topics.MATCH_COMMANDS));
        return new HousePlayers(matches, publisher, config, thinking, Clock.systemUTC(), meters);
    }

    void start(
            @Observes StartupEvent event,
            Vertx vertx,
            @Identifier("views") ProjectionEngine views,
            HouseConfig config,
            HouseTurns turns,
            HousePlayers players,
            @Readiness HealthRegistry readiness) {
        if (config.threads() > 0) {
            readiness.register(HousePlayers.NAME, players::health);
            views.onWritten(players::written);
            vertx.setPeriodic(
                    AGAIN.toMillis(),
                    ignored -> turns.waiting(AGAIN)
                            .subscribe()
                            .with(
                                    players::waiting,
                                    fault -> LOG.warnf("house players cannot look for turns: %s", fault)));
        }
    }

    void stop(@Observes ShutdownEvent event, Thinking thinking, @Readiness HealthRegistry readiness) {
        readiness.remove(HousePlayers.NAME);
        thinking.stop();
    }
}
