package baffin.lobby.api;

import baffin.accounts.email.MailConfig;
import baffin.accounts.registration.RegistrationConfig;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.testkit.SlowReadModels;
import io.quarkus.test.Mock;
import io.smallrye.config.SmallRyeConfig;
import jakarta.enterprise.context.ApplicationScoped;
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

    @Produces
    @Mock
    @ApplicationScoped
    RegistrationConfig registration(SmallRyeConfig config) {
        return config.getConfigMapping(RegistrationConfig.class);
    }

    @Produces
    @Mock
    @ApplicationScoped
    MailConfig mail(SmallRyeConfig config) {
        return config.getConfigMapping(MailConfig.class);
    }
}
