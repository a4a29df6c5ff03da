package baffin.platform.runtime.decider.port;

import baffin.platform.wire.Reply;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * Replies that this instance has decided for requests of its own: they need not go through the log, once what they tell
 * of stands there. They are given on a thread of their own, so that nobody's request holds up the decider.
 */
final class LocalReplies {

    private static final Logger LOG = Logger.getLogger(LocalReplies.class);
    private static final Duration IDLE = Duration.ofSeconds(10);

    private final int instance;
    private final Consumer<Reply> desk;
    private final ThreadPoolExecutor thread;

    /**
     * Replies of an instance.
     *
     * @param instance its ordinal; below 0 for one that takes none
     * @param desk takes each
     */
    LocalReplies(int instance, Consumer<Reply> desk) {
        this.instance = instance;
        this.desk = desk;
        this.thread = new ThreadPoolExecutor(
                1,
                1,
                IDLE.toSeconds(),
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("own-replies-" + instance).daemon().factory());
        this.thread.allowCoreThreadTimeOut(true);
    }

    /** True when the replies of a partition are for requests of this instance. */
    boolean takes(int partition) {
        return instance >= 0 && partition == instance;
    }

    void give(Reply reply) {
        thread.execute(() -> {
            try {
                desk.accept(reply);
            } catch (RuntimeException e) {
                // its request times out and asks again
                LOG.errorf(e, "reply not delivered: key=%s", reply.key());
            }
        });
    }
}
