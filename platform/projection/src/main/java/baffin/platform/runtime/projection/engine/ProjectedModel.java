package baffin.platform.runtime.projection.engine;

import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ServiceScope;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rows of a projection, whichever instance writes them. */
public final class ProjectedModel implements ReadModel {

    private final ServiceScope scope;
    private final ProjectionEngine engine;
    private final String topic;
    private final Predicate<SeenVersion> what;
    private final Predicate<String> paths;

    /**
     * The rows of a projection whose records are numbered by key.
     *
     * @param scope the service that reads them
     * @param topic the topic that it folds
     * @param what of that topic may change its rows
     * @param paths addresses that are answered from its rows
     */
    public ProjectedModel(
            ServiceScope scope,
            ProjectionEngine engine,
            String topic,
            Predicate<SeenVersion> what,
            Predicate<String> paths) {
        this.scope = scope;
        this.engine = engine;
        this.topic = topic;
        this.what = what;
        this.paths = paths;
    }

    @Override
    public ServiceScope scope() {
        return scope;
    }

    @Override
    public boolean shows(SeenVersion seen) {
        return seen.topic().equals(topic) && what.test(seen);
    }

    @Override
    public boolean answers(String path) {
        return paths.test(path);
    }

    @Override
    public Optional<ProblemException> catchingUp() {
        return engine.catchingUp();
    }

    @Override
    public Uni<List<SeenVersion>> behind(List<SeenVersion> seen) {
        return engine.reached(seen.stream().map(SeenVersion::key).toList())
                .map(reached -> seen.stream()
                        .filter(one -> reached.getOrDefault(one.key(), 0L) < one.version())
                        .toList());
    }

    @Override
    public void onMoved(Runnable listener) {
        engine.onWritten(batch -> listener.run());
    }
}
