package baffin.platform.runtime.projection.store;

import baffin.platform.problem.PassingFailures;
import jakarta.inject.Singleton;

/** Failures of the database that pass: whoever waits for an answer is told to try again. */
@Singleton
class DatabaseFailures implements PassingFailures {

    @Override
    public boolean passing(Throwable failure) {
        return Faults.passing(failure);
    }
}
