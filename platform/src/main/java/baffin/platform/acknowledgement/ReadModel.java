package baffin.platform.acknowledgement;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** What a service reads from, as far as it follows the log. A service has one bean for each. */
public interface ReadModel {

    /**
     * True when what is found at an address changes with what an account was told of.
     *
     * @param path of the request, such as {@code /api/v1/lobby/matches}
     */
    boolean shows(Told told, String path);

    /** Those of some versions that this instance would not answer with yet; never those that can't be waited for. */
    Uni<List<Told>> behind(List<Told> told);

    /** Calls the listener whenever it has moved on. */
    void onMoved(Runnable listener);
}
