package baffin.gameservice.match;

import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** Single matches: what this instance has in memory, else what stands in the database. */
@Singleton
@Identifier("live-matches")
public class LiveModel implements ReadModel {

    public static final String MATCH = "/api/v1/matches/";

    /** The stream of a person, which shows matches, chats and what the person is told. */
    public static final String PERSON = "/api/v1/players/me/stream";

    private final Matches matches;
    private final ProjectionEngine engine;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    LiveModel(Matches matches, @Identifier("views") ProjectionEngine engine) {
        this.matches = matches;
        this.engine = engine;
        engine.onWritten(batch -> moved());
    }

    @Override
    public ServiceScope scope() {
        return ServiceScope.of(LiveModel.class);
    }

    @Override
    public boolean shows(SeenVersion seen) {
        return seen.topic().equals(Topics.MATCH_EVENTS);
    }

    @Override
    public boolean answers(String path) {
        return path.startsWith(MATCH) || path.startsWith(PERSON);
    }

    @Override
    public Optional<ProblemException> catchingUp() {
        return engine.catchingUp();
    }

    @Override
    public Uni<List<SeenVersion>> behind(List<SeenVersion> seen) {
        List<SeenVersion> absent = seen.stream()
                .filter(one -> !matches.has(one.key(), one.version()))
                .toList();
        if (absent.isEmpty()) {
            return Uni.createFrom().item(absent);
        }
        // a match that stands in memory is as old as that, whatever the database has
        return engine.reached(absent.stream().map(SeenVersion::key).toList())
                .map(stored -> absent.stream()
                        .filter(one ->
                                matches.isWatched(one.key()) || stored.getOrDefault(one.key(), 0L) < one.version())
                        .toList());
    }

    @Override
    public void onMoved(Runnable listener) {
        listeners.add(listener);
    }

    /** Records have come into memory, or into the database. */
    void moved() {
        listeners.forEach(Runnable::run);
    }
}
