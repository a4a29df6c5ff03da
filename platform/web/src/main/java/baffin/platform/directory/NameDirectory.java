package baffin.platform.directory;

import baffin.platform.names.FreeText;
import baffin.platform.names.NameRow;
import baffin.platform.names.PublicNames;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The names of all players, and the texts of organisers. What is erased is gone from it within the second. */
@ApplicationScoped
public class NameDirectory implements PublicNames {

    private static final Logger LOG = Logger.getLogger(NameDirectory.class);
    private static final Duration START_WAIT = Duration.ofSeconds(10);

    private final SecretSealer sealer;
    private final Map<String, String> names = new ConcurrentHashMap<>();

    /** Names that this process has kept and whose records have not come back: records on the way are older. */
    private final Map<String, String> learned = new ConcurrentHashMap<>();

    private final Set<String> erased = ConcurrentHashMap.newKeySet();
    private final Set<String> redacted = ConcurrentHashMap.newKeySet();
    private final TopicTail tail;
    private volatile Instant lastErasure = Instant.EPOCH;

    NameDirectory(@Identifier(NameSealing.NAMES) SecretSealer sealer, KafkaAccess kafka) {
        this.sealer = sealer;
        this.tail = TopicTail.whole(kafka, Topics.ACCOUNT_NAMES, this::take);
    }

    /** Whoever starts has the names already, unless the broker is away. */
    void begin(@Observes StartupEvent event) {
        tail.start();
        tail.awaitCaughtUp(START_WAIT);
    }

    @PreDestroy
    void close() {
        tail.close();
    }

    /** A name or text that this process has just kept: its answers show it before the log does. */
    public void learned(String player, String handle) {
        learned.put(player, handle);
    }

    /** A text that nothing refers to: what asked for it was refused. */
    public void dropped(String text) {
        learned.remove(text);
        names.remove(text);
    }

    @Override
    public boolean redacted(String text) {
        return redacted.contains(text);
    }

    @Override
    public boolean erased(String player) {
        return erased.contains(player);
    }

    @Override
    public @Nullable String known(String player) {
        String kept = learned.get(player);
        return kept == null ? names.get(player) : kept;
    }

    /** True from when all has been read that the topic held at the start. */
    public boolean isLoaded() {
        return tail.isCaughtUp();
    }

    /** Those whose names were erased, as far as it is read. */
    public Set<String> erased() {
        return Collections.unmodifiableSet(erased);
    }

    /** When somebody was erased last, in whole seconds (UTC); the epoch while nobody was. */
    Instant lastErasure() {
        return lastErasure;
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        String key = record.key();
        byte[] value = record.value();
        if (key != null && value == null) {
            dropped(NameRow.player(key));
        } else if (key != null) {
            NameRow.open(sealer, key, value)
                    .ifPresentOrElse(
                            row -> take(row, Instant.ofEpochMilli(record.timestamp())),
                            () -> LOG.debugf("the name at %d was sealed by another installation", record.offset()));
        }
    }

    private void take(NameRow row, Instant at) {
        if (row.handle() != null) {
            names.put(row.player(), row.handle());
            learned.remove(row.player(), row.handle());
        } else {
            names.remove(row.player());
            learned.remove(row.player());
            (FreeText.isOne(row.player()) ? redacted : erased).add(row.player());
            Instant second = at.truncatedTo(ChronoUnit.SECONDS).plusSeconds(1);
            lastErasure = second.isAfter(lastErasure) ? second : lastErasure;
        }
    }
}
