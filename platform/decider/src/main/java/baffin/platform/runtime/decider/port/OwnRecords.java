package baffin.platform.runtime.decider.port;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * What this instance has to do with itself alone. A command that it has sent lately, and that comes back to it from the
 * log with the same bytes, need not be parsed. A reply to such a command need not go through the log at all.
 */
public final class OwnRecords {

    private static final Logger LOG = Logger.getLogger(OwnRecords.class);
    private static final Duration IDLE = Duration.ofSeconds(10);
    private static final long BYTES_MAX = 16L << 20;
    private static final Duration KEPT = Duration.ofSeconds(30);

    private final Cache<ByteBuffer, CommandEnvelope> commands = Caffeine.newBuilder()
            .maximumWeight(BYTES_MAX)
            .weigher((ByteBuffer bytes, CommandEnvelope value) -> bytes.remaining())
            .expireAfterWrite(KEPT)
            .build();
    private final int instance;
    private final Consumer<Reply> sink;
    // on a thread apart, so that no request holds up the decider
    private final ThreadPoolExecutor replies;

    /** Nobody waits for replies in this process: all go through the log. */
    public OwnRecords() {
        this(-1, reply -> {});
    }

    /**
     * Replies to this instance are handed to its own sink.
     *
     * @param instance its ordinal, its partition of the replies topic
     * @param sink where its requests wait
     */
    public OwnRecords(int instance, Consumer<Reply> sink) {
        this.instance = instance;
        this.sink = sink;
        this.replies = new ThreadPoolExecutor(
                1,
                1,
                IDLE.toSeconds(),
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("own-replies-" + instance).daemon().factory());
        this.replies.allowCoreThreadTimeOut(true);
    }

    /** A command is on its way to the log. */
    public void sent(byte[] json, CommandEnvelope command) {
        commands.put(ByteBuffer.wrap(json), command);
    }

    /** The command of a record; each is handed out once. */
    public Decoded<CommandEnvelope> command(byte[] json) {
        CommandEnvelope own = commands.asMap().remove(ByteBuffer.wrap(json));
        return own == null ? CommandEnvelope.read(json) : new Decoded.Ok<>(own);
    }

    /** True when the replies of a partition of the replies topic are awaited here. */
    public boolean awaits(int partition) {
        return instance >= 0 && partition == instance;
    }

    /** Gives a reply that is awaited here, after what it tells of has been committed. Returns at once. */
    public void give(Reply reply) {
        replies.execute(() -> {
            try {
                sink.accept(reply);
            } catch (RuntimeException e) {
                // its request times out and asks again
                LOG.errorf(e, "reply not delivered: key=%s", reply.key());
            }
        });
    }
}
