package baffin.view.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** The queue of one client: filled as steps come, emptied as the client reads, cut when it does not. */
final class Feed {

    /** Most events that wait for a client. */
    static final int EVENTS_MAX = 256;

    /** Most bytes that wait for a client. */
    static final int BYTES_MAX = 1 << 20;

    private final ArrayDeque<Item> queue = new ArrayDeque<>();
    private int bytes;
    private long last;
    private boolean cut;
    private boolean ended;
    private boolean idle = true;
    private @Nullable MultiEmitter<? super Item> emitter;

    /** Adds a step; a client with too long a backlog is cut. */
    void offer(Item item) {
        synchronized (this) {
            if (cut || item.version() <= last) {
                return;
            }
            last = item.version();
            queue.add(item);
            bytes += item.json().length();
            cut = queue.size() > EVENTS_MAX || bytes > BYTES_MAX;
        }
        drain();
    }

    /** Ends the stream after what waits. */
    void end() {
        synchronized (this) {
            ended = true;
        }
        drain();
    }

    /** Sends a heartbeat when nothing was sent since the last call. */
    void beat() {
        synchronized (this) {
            if (!idle) {
                idle = true;
                return;
            }
            if (emitter != null && queue.isEmpty()) {
                queue.add(Item.HEARTBEAT);
            }
        }
        drain();
        synchronized (this) {
            idle = true;
        }
    }

    /** The steps after a version, as the client asks for them. */
    Multi<Item> after(long version) {
        return Multi.createFrom()
                .<Item>emitter(
                        client -> {
                            synchronized (this) {
                                emitter = client;
                                last = Math.max(last, version);
                                queue.removeIf(item -> item.version() <= version);
                                bytes = queue.stream()
                                        .mapToInt(item -> item.json().length())
                                        .sum();
                            }
                            client.onRequest(more -> drain());
                            drain();
                        },
                        BackPressureStrategy.BUFFER);
    }

    private synchronized void drain() {
        MultiEmitter<? super Item> client = emitter;
        if (client == null) {
            return;
        }
        if (cut) {
            queue.clear();
            client.fail(new SlowClientException());
            return;
        }
        while (client.requested() > 0 && !queue.isEmpty()) {
            Item item = queue.remove();
            bytes -= item.json().length();
            idle = false;
            client.emit(item);
        }
        if (ended && queue.isEmpty()) {
            client.complete();
        }
    }
}
