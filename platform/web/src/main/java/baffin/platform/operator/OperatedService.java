package baffin.platform.operator;

import io.smallrye.mutiny.Uni;

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
}
