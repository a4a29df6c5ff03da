package baffin.platform.runtime.decider.port;

import baffin.platform.acknowledgement.Acknowledger;
import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * What the HTTP side asks: sends a command to its decider and waits for the reply. Never more than a fixed number of
 * requests wait, and none for long.
 */
public final class CommandPort {

    private static final Logger LOG = Logger.getLogger(CommandPort.class);
    private static final int RETRY_S = 1;
    private static final long IDLE_S = 10;

    private final RecordPublisher log;
    private final String commandType;
    private final String source;
    private final int instance;
    private final Clock clock;
    private final Acknowledger acknowledger;
    private final Function<Reply, List<SeenVersion>> tells;
    private final Bounds bounds;
    private final ThreadPoolExecutor answers;
    private volatile LocalDecider decider = command -> false;
    private final Map<Long, CompletableFuture<Optional<Reply>>> waiting = new ConcurrentHashMap<>();
    // a random start keeps replies to an earlier life of this instance from meeting a new request
    private final AtomicLong tickets = new AtomicLong(new SecureRandom().nextLong() >>> 1);

    /**
     * Bounds on what waits for replies.
     *
     * @param waitingMax how many requests may wait; the next one is refused
     * @param patience how long one waits before its fate is unknown
     */
    public record Bounds(int waitingMax, Duration patience) {}

    /**
     * A port.
     *
     * @param log writes to the topic of commands
     * @param commandType {@code ce_type} of commands
     * @param source {@code ce_source} of commands
     * @param instance ordinal of this instance, its partition of the replies topic
     * @param acknowledger makes known what accounts are told
     * @param tells what the author of a command is told of by its reply
     */
    public CommandPort(
            RecordPublisher log,
            String commandType,
            String source,
            int instance,
            Clock clock,
            Acknowledger acknowledger,
            Function<Reply, List<SeenVersion>> tells,
            Bounds bounds) {
        this.log = log;
        this.commandType = commandType;
        this.source = source;
        this.instance = instance;
        this.clock = clock;
        this.acknowledger = acknowledger;
        this.tells = tells;
        this.bounds = bounds;
        this.answers = new ThreadPoolExecutor(
                1,
                1,
                IDLE_S,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform()
                        .name("answers" + source.replace('/', '-'))
                        .daemon()
                        .factory());
        answers.allowCoreThreadTimeOut(true);
    }

    /** From now on a decider of this process is asked first. */
    public void decidesWith(LocalDecider local) {
        decider = local;
    }

    /** True while a request waits for the reply to a command. */
    public boolean waitsFor(CommandEnvelope command) {
        return waiting.containsKey(command.ticket());
    }

    /** How many requests wait now. */
    public int waiting() {
        return waiting.size();
    }

    /** A reply has come; nobody may be waiting any more. */
    public void settle(Reply reply) {
        settle(reply.ticket(), Optional.of(reply));
    }

    /** The replies of one transaction, after its commit. Returns at once: no request holds up the decider. */
    public void settle(List<Reply> replies) {
        if (!replies.isEmpty()) {
            answers.execute(() -> replies.forEach(this::settleOrLog));
        }
    }

    private void settleOrLog(Reply reply) {
        try {
            settle(reply);
        } catch (RuntimeException e) {
            // its request times out and asks again
            LOG.errorf(e, "reply not delivered: key=%s", reply.key());
        }
    }

    /**
     * A tail that settles the replies of other instances to this one. What an instance decides for itself does not come
     * this way.
     *
     * @param topic of replies
     */
    public TopicTail tail(KafkaAccess kafka, String topic) {
        return new TopicTail(
                kafka,
                List.of(new TopicPartition(topic, instance)),
                TopicTail.Start.END,
                record -> settle(Reply.read(record.value())));
    }

    /**
     * Sends a command and waits for what becomes of it. Its author reads nothing from before a reply that is given
     * here: what can't be made known to the readers in time is not known.
     *
     * @return empty when it may or may not be in the log: ask again with the same id, or probe for it; fails with 503
     *     when too many wait already
     */
    public Uni<Optional<Reply>> ask(CommandEnvelope command) {
        return Uni.createFrom()
                .deferred(() -> decided(command))
                .chain(found -> found.map(reply -> acknowledged(command, reply))
                        .orElseGet(() -> Uni.createFrom().item(found)));
    }

    private Uni<Optional<Reply>> decided(CommandEnvelope command) {
        if (waiting.size() >= bounds.waitingMax()) {
            throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
        }
        long ticket = tickets.incrementAndGet();
        // kept before anything can end it: what is put after its end would stay
        CompletableFuture<Optional<Reply>> reply = new CompletableFuture<>();
        waiting.put(ticket, reply);
        CommandEnvelope sent = command.answeredAt(instance, ticket);
        if (!decider.takes(sent)) {
            throughTheLog(sent);
        }
        return Uni.createFrom()
                .completionStage(reply)
                .ifNoItem()
                .after(bounds.patience())
                .recoverWithItem(Optional.empty())
                .onTermination()
                .invoke(() -> waiting.remove(ticket));
    }

    /** Sends a command through the log to the instance that owns its partition. */
    public void throughTheLog(CommandEnvelope command) {
        Uni.createFrom()
                .deferred(() -> send(command))
                .subscribe()
                .with(sent -> {}, failure -> settle(command.ticket(), unsent(command, failure)));
    }

    private static Optional<Reply> unsent(CommandEnvelope command, Throwable failure) {
        return failure instanceof DoesNotFit fault
                ? Optional.of(RecordLimits.refusal(command, fault))
                : Optional.empty();
    }

    private void settle(long ticket, Optional<Reply> reply) {
        Optional.ofNullable(waiting.remove(ticket)).ifPresent(waits -> waits.complete(reply));
    }

    // a rehearsal tells of a version that there is not; a refusal promises nothing
    private Uni<Optional<Reply>> acknowledged(CommandEnvelope command, Reply reply) {
        Optional<Reply> known = Optional.of(reply);
        boolean rehearsed = command.dryRun() && reply.accepted() && !reply.repeated();
        if (rehearsed || reply.version() == 0 || reply.player().isEmpty()) {
            return Uni.createFrom().item(known);
        }
        return acknowledge(reply.player(), tells.apply(reply))
                .replaceWith(known)
                .onFailure()
                .recoverWithItem(reply.accepted() ? Optional.empty() : known);
    }

    /** Makes known what an account is about to be told. */
    public Uni<Void> acknowledge(String account, List<SeenVersion> seen) {
        return seen.isEmpty() ? Uni.createFrom().voidItem() : acknowledger.tell(account, seen);
    }

    private Uni<Void> send(CommandEnvelope command) {
        byte[] json = command.bytes();
        long bytes = RecordLimits.size(command, json);
        if (bytes > log.bytesMax()) {
            return Uni.createFrom().failure(new DoesNotFit("the command", bytes, log.bytesMax()));
        }
        String id = command.commandId() + '/' + Long.toUnsignedString(command.ticket());
        Map<String, String> headers = CloudEvents.attributes(commandType, source, id, command.key(), clock.instant());
        return log.append(command.key(), json, headers);
    }
}
