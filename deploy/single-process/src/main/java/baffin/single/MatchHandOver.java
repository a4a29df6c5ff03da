package baffin.single;

import baffin.platform.runtime.decider.loop.CommitListener;
import baffin.platform.runtime.decider.loop.Committed;
import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.topics.Topics;
import io.quarkus.arc.All;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/**
 * Hands the events of matches to the read models of this process as soon as they are committed, so that they need not
 * come back over the network. What cannot be handed over is read from the log as everywhere.
 */
@Singleton
class MatchHandOver implements CommitListener {

    private static final Logger LOG = Logger.getLogger(MatchHandOver.class);

    private final List<ProjectionChannel> channels;
    private final boolean paused;
    // the thread that decides must not wait for readers; one thread keeps the order
    private final ExecutorService reader = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("hand-over").daemon().factory());

    MatchHandOver(@All List<ProjectionChannel> all, ProjectionConfig config) {
        this.channels = all.stream()
                .filter(channel -> channel.topic().equals(Topics.MATCH_EVENTS))
                .toList();
        this.paused = !config.pause().isZero();
    }

    @Override
    public void committed(List<Committed> records) {
        if (!paused) {
            reader.execute(() -> records.forEach(this::handOver));
        }
    }

    private void handOver(Committed committed) {
        for (ProjectionChannel channel : channels) {
            try {
                channel.handOver(committed.record(), committed.after());
            } catch (RuntimeException fault) {
                LOG.errorf(
                        fault,
                        "not handed over, and so read from the log: %s",
                        committed.record().key());
            }
        }
    }

    @PreDestroy
    void stop() {
        reader.shutdown();
    }
}
