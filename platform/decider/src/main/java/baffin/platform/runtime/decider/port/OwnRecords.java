package baffin.platform.runtime.decider.port;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.ByteBuffer;
import java.time.Duration;

/**
 * Commands and replies that this instance has written lately, by their bytes: one that comes back to it from the log
 * need not be parsed. What another instance has written, or what was decided again elsewhere, has other bytes.
 */
public final class OwnRecords {

    private static final long BYTES_MAX = 16L << 20;
    private static final Duration KEPT = Duration.ofSeconds(30);

    private final Cache<ByteBuffer, CommandEnvelope> commands = cache();
    private final Cache<ByteBuffer, Reply> replies = cache();

    private static <T> Cache<ByteBuffer, T> cache() {
        return Caffeine.newBuilder()
                .maximumWeight(BYTES_MAX)
                .weigher((ByteBuffer bytes, T value) -> bytes.remaining())
                .expireAfterWrite(KEPT)
                .build();
    }

    /** A command is on its way to the log. */
    public void sent(byte[] json, CommandEnvelope command) {
        commands.put(ByteBuffer.wrap(json), command);
    }

    /** A reply is on its way to the log; it counts when it comes back from there. */
    public void replied(byte[] json, Reply reply) {
        replies.put(ByteBuffer.wrap(json), reply);
    }

    /** The command of a record; each is handed out once. */
    public Decoded<CommandEnvelope> command(byte[] json) {
        CommandEnvelope own = commands.asMap().remove(ByteBuffer.wrap(json));
        return own == null ? CommandEnvelope.read(json) : new Decoded.Ok<>(own);
    }

    /**
     * The reply of a record; each is handed out once.
     *
     * @throws baffin.platform.wire.JsonFault when the bytes are no reply
     */
    public Reply reply(byte[] json) {
        Reply own = replies.asMap().remove(ByteBuffer.wrap(json));
        return own == null ? Reply.read(json) : own;
    }
}
