package baffin.scoring;

import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.testkit.SlowReadModels;
import io.quarkus.test.Mock;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Settings that tests change while the application runs. */
@Singleton
class Switches {

    @Produces
    @Mock
    @Singleton
    ProjectionConfig projections() {
        return SlowReadModels::pause;
    }
}
