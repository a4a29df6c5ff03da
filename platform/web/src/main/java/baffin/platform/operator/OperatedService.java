package baffin.platform.operator;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.inject.Instance;

/** A service of this process as operators see it. */
public interface OperatedService {

    /** Its name, such as {@code game}. */
    String name();

    /** How it is doing, and how much it keeps. */
    Uni<ServiceHealth> health();

    /**
     * Lets a stopped key of a read model go on after its cause is gone.
     *
     * @return fails with 404 when there is no such read model, with 409 when the key is not stopped
     */
    Uni<ReleaseReport> release(ActingOperator by, String readModel, String key);

    /** The service of this process with a name; fails with 404. */
    static <S extends OperatedService> S named(String name, Instance<S> services) {
        return services.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No service here has the name " + name)
                        .asException());
    }
}
