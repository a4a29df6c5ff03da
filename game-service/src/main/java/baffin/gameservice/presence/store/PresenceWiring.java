package baffin.gameservice.presence.store;

import baffin.gameservice.person.domain.PersonalStreams;
import baffin.gameservice.presence.domain.Presence;
import baffin.gameservice.presence.domain.PresenceStore;
import baffin.platform.runtime.projection.store.Transactions;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Tells again and again who is there. */
@Dependent
class PresenceWiring {

    @Produces
    @Singleton
    PresenceStore store(@Identifier("game") Transactions transactions) {
        return new DatabasePresence(transactions);
    }

    @Produces
    @Singleton
    Presence presence(PresenceStore store, PersonalStreams streams) {
        return new Presence(store, streams::players);
    }

    void start(@Observes StartupEvent event, Vertx vertx, Presence presence) {
        vertx.setPeriodic(Presence.BEAT.toMillis(), ignored -> presence.beat());
    }
}
