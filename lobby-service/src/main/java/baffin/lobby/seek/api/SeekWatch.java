package baffin.lobby.seek.api;

import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.store.SeekList;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;

/** Looks for the end of all seeks that somebody follows here: one query for all of them, none while nobody does. */
@ApplicationScoped
class SeekWatch {

    private static final Logger LOG = Logger.getLogger(SeekWatch.class);
    private static final Duration LOOK_EVERY = Duration.ofMillis(200);
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final SeekList seeks;
    private final Vertx vertx;
    private final Map<String, List<MultiEmitter<? super Optional<SeekNow>>>> followed = new ConcurrentHashMap<>();
    private boolean looking;

    SeekWatch(SeekList seeks, Vertx vertx) {
        this.seeks = seeks;
        this.vertx = vertx;
    }

    /** Heartbeats, which are empty, and at last the seek once it waits no more. */
    Multi<Optional<SeekNow>> end(String seekId) {
        return Multi.createFrom().emitter(emitter -> {
            long beats = vertx.setPeriodic(HEARTBEAT.toMillis(), ignored -> emitter.emit(Optional.empty()));
            emitter.onTermination(() -> {
                vertx.cancelTimer(beats);
                followed.computeIfPresent(seekId, (key, all) -> {
                    all.remove(emitter);
                    return all.isEmpty() ? null : all;
                });
            });
            followed.computeIfAbsent(seekId, key -> new CopyOnWriteArrayList<>())
                    .add(emitter);
            look();
        });
    }

    private synchronized void look() {
        if (looking || followed.isEmpty()) {
            return;
        }
        looking = true;
        seeks.ended(List.copyOf(followed.keySet()))
                .subscribe()
                .with(
                        ended -> {
                            ended.forEach(this::tell);
                            again();
                        },
                        failure -> {
                            LOG.warnf("seeks can't be followed at the moment: %s", failure);
                            again();
                        });
    }

    private void again() {
        vertx.setTimer(LOOK_EVERY.toMillis(), ignored -> {
            synchronized (this) {
                looking = false;
            }
            look();
        });
    }

    private void tell(SeekNow now) {
        List<MultiEmitter<? super Optional<SeekNow>>> all =
                followed.getOrDefault(now.seek().seekId(), List.of());
        for (MultiEmitter<? super Optional<SeekNow>> one : all) {
            one.emit(Optional.of(now));
            one.complete();
        }
    }
}
