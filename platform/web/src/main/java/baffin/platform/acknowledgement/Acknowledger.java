package baffin.platform.acknowledgement;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** Makes known what an account is about to be told, to every service that the account may read from. */
public interface Acknowledger {

    /**
     * Makes it known.
     *
     * @return completes when every read that begins from now on takes it into account; fails when that can't be
     *     promised
     */
    Uni<Void> tell(String account, List<SeenVersion> seen);
}
