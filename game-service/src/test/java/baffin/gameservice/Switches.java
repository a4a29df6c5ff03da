package baffin.gameservice;

import baffin.gameservice.house.HouseConfig;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.testkit.SlowReadModels;
import io.quarkus.test.Mock;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Settings that tests change while the application runs. */
@Singleton
class Switches {

    /** How many house players think, as far as that is asked after the start. */
    static final AtomicInteger BOT_THREADS = new AtomicInteger(1);

    @Produces
    @Mock
    @Singleton
    ProjectionConfig projections() {
        return SlowReadModels::pause;
    }

    @Produces
    @Mock
    @Singleton
    HouseConfig housePlayers() {
        return new HouseConfig() {
            @Override
            public int threads() {
                return BOT_THREADS.get();
            }

            @Override
            public int rollouts() {
                return 10;
            }

            @Override
            public Duration time() {
                return Duration.ofSeconds(1);
            }
        };
    }
}
