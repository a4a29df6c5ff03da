package baffin.platform.acknowledgement;

import baffin.platform.problem.ProblemException;
import baffin.platform.request.ServiceScope;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;

/** What a service reads from, as far as it follows the log. A service has one bean for each. */
public interface ReadModel {

    /** The service that reads from it. */
    ServiceScope scope();

    /** True when it changes with what an account was told of. */
    boolean shows(SeenVersion seen);

    /**
     * True when what is found at an address comes from it, at least in part.
     *
     * @param path of the request, such as {@code /api/v1/lobby/matches}
     */
    boolean answers(String path);

    /** What readers are told until it has all that the log held when the service started; empty from then on. */
    Optional<ProblemException> catchingUp();

    /** Those of some versions that this instance would not answer with yet; never those that can't be waited for. */
    Uni<List<SeenVersion>> behind(List<SeenVersion> seen);

    /** Calls the listener whenever it has moved on. */
    void onMoved(Runnable listener);
}
