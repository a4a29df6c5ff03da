package baffin.platform.stream;

import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A client that looks for what has come whenever it is told to. One that reads slowly looks less often, and gets all
 * that has changed meanwhile: what waits for a client is never more than one look.
 */
public final class Ticks {

    private volatile @Nullable MultiEmitter<? super Boolean> client;

    private Ticks() {}

    /**
     * A stream of what a client finds, which looks at once.
     *
     * @param followers to which it belongs while it is open
     * @param user who asks, for the limit of streams
     * @param topic what it follows
     * @param look what there is since the last look; true asks for a heartbeat when there is nothing
     * @throws ProblemException 429 when the user has too many streams
     */
    public static Multi<Item> open(
            Followers<Ticks> followers, String user, String topic, Function<Boolean, Multi<Item>> look) {
        Ticks ticks = new Ticks();
        followers.add(user, topic, ticks);
        return Multi.createFrom()
                .<Boolean>emitter(ticks::begin, BackPressureStrategy.LATEST)
                .onItem()
                .transformToMultiAndConcatenate(look)
                .onTermination()
                .invoke(() -> followers.remove(user, topic, ticks));
    }

    private void begin(MultiEmitter<? super Boolean> begun) {
        client = begun;
        begun.emit(false);
    }

    /** Makes the client look; true asks it to send a heartbeat when there is nothing else. */
    public void tick(boolean beat) {
        MultiEmitter<? super Boolean> open = client;
        if (open != null) {
            open.emit(beat);
        }
    }
}
