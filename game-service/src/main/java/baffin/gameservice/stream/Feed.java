package baffin.gameservice.stream;

import baffin.platform.stream.Item;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The queue of one client: filled as steps come, emptied as the client reads, cut when it does not. */
public final class Feed {

    /** Most events that wait for a client. */
    static final int EVENTS_MAX = 256;

    /** Most bytes that wait for a client. */
    static final int BYTES_MAX = 1 << 20;

    private final ArrayDeque<Waiting> queue = new ArrayDeque<>();
    private int bytes;
    private long last;
    private boolean cut;
    private boolean ended;
    private boolean idle = true;
    private @Nullable MultiEmitter<? super Item> emitter;

    /**
     * What waits for the client.
     *
     * @param shown what is sent, decided when it is; empty when the client may see no more
     */
    private record Waiting(long version, int length, Supplier<Optional<Item>> shown) {

        static Waiting of(Item item) {
            return new Waiting(item.version(), item.json().length(), () -> Optional.of(item));
        }
    }

    /** Adds an item; a client with too long a backlog is cut. */
    void offer(Item item) {
        offer(Waiting.of(item));
    }

    /** Adds what is an item by the time it is sent; empty then ends the stream. */
    public void offer(long version, int length, Supplier<Optional<Item>> shown) {
        offer(new Waiting(version, length, shown));
    }

    private void offer(Waiting item) {
        synchronized (this) {
            if (cut || ended || item.version() <= last) {
                return;
            }
            last = item.version();
            queue.add(item);
            bytes += item.length();
            cut = queue.size() > EVENTS_MAX || bytes > BYTES_MAX;
        }
        drain();
    }

    /** Ends the stream at once: what waits is for somebody who may see no more. */
    public void stop() {
        synchronized (this) {
            queue.clear();
            bytes = 0;
            ended = true;
        }
        drain();
    }

    /** Sends a heartbeat when nothing was sent since the last call. */
    public void beat() {
        synchronized (this) {
            if (!idle) {
                idle = true;
                return;
            }
            if (emitter != null && queue.isEmpty()) {
                queue.add(Waiting.of(Item.HEARTBEAT));
            }
        }
        drain();
        synchronized (this) {
            idle = true;
        }
    }

    /** The steps after a version, as the client asks for them. */
    public Multi<Item> after(long version) {
        return Multi.createFrom()
                .<Item>emitter(
                        client -> {
                            synchronized (this) {
                                emitter = client;
                                last = Math.max(last, version);
                                queue.removeIf(item -> item.version() <= version);
                                bytes = queue.stream().mapToInt(Waiting::length).sum();
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
            Waiting waiting = queue.remove();
            bytes -= waiting.length();
            idle = false;
            Optional<Item> item = waiting.shown().get();
            if (item.isEmpty()) {
                queue.clear();
                ended = true;
            }
            item.ifPresent(client::emit);
        }
        if (ended && queue.isEmpty()) {
            client.complete();
        }
    }
}
