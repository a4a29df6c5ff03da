package baffin.lobby.config;

import baffin.platform.runtime.projection.store.Transactions;
import io.quarkus.hibernate.orm.PersistenceUnit;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.hibernate.reactive.mutiny.Mutiny;

/** Parts that know nothing of where they are used. */
@Dependent
class SharedBeans {

    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    @Singleton
    @Identifier("lobby")
    Transactions transactions(@PersistenceUnit("lobby") Mutiny.SessionFactory factory, Vertx vertx) {
        return new Transactions(factory, vertx);
    }
}
