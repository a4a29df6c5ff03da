package baffin.gameservice.presence;

import baffin.gameservice.person.PersonalStreams;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Tells again and again who is there. */
@Dependent
class PresenceWiring {

    @Singleton
    Presence presence(PresenceStore store, PersonalStreams streams) {
        return new Presence(store, streams::players);
    }

    void start(@Observes StartupEvent event, Vertx vertx, Presence presence) {
        vertx.setPeriodic(Presence.BEAT.toMillis(), ignored -> presence.beat());
    }
}
