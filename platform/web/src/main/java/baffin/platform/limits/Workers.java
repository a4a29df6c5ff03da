package baffin.platform.limits;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.inject.Singleton;

/** The workers of a service. */
@Dependent
class Workers {

    @Singleton
    LongWork work() {
        return new LongWork(LongWork.Settings.named("long-work"));
    }

    void stop(@Disposes LongWork work) {
        work.close();
    }
}
