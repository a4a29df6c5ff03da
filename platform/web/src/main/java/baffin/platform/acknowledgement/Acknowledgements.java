package baffin.platform.acknowledgement;

import baffin.platform.topics.KafkaAccess;
import com.github.benmanes.caffeine.cache.Ticker;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Carries what accounts are told from whoever tells it to all that read: over the topic {@code acknowledgements}, or
 * within this process when no other one serves the platform.
 */
@ApplicationScoped
public class Acknowledgements {

    private final boolean onlyProcess;
    private final KafkaAccess kafka;
    private final SeenVersions seen = new SeenVersions(Ticker.systemTicker());
    private final List<KafkaAcknowledger> writers = new CopyOnWriteArrayList<>();
    private volatile @Nullable AcknowledgementTail tail;

    Acknowledgements(@ConfigProperty(name = "baffin.only-process") boolean onlyProcess, KafkaAccess kafka) {
        this.onlyProcess = onlyProcess;
        this.kafka = kafka;
    }

    /**
     * A writer for one service.
     *
     * @param source {@code ce_source} of its records, such as {@code /rules}
     */
    public Acknowledger from(String source, Clock clock) {
        if (onlyProcess) {
            return (account, versions) -> {
                seen.add(new Acknowledgement(account, clock.instant(), versions));
                return Uni.createFrom().voidItem();
            };
        }
        KafkaAcknowledger writer = new KafkaAcknowledger(kafka, source, clock);
        writers.add(writer);
        return writer;
    }

    /** What accounts were told of lately, as far as it is read. */
    SeenVersions seen() {
        return seen;
    }

    void read() {
        if (!onlyProcess) {
            tail = new AcknowledgementTail(kafka, seen::add);
        }
    }

    /** Completes when all that anybody was told of before the call is in {@link #seen}; fails after a time. */
    Uni<Void> current(Duration most) {
        AcknowledgementTail reading = tail;
        return reading == null
                ? Uni.createFrom().voidItem()
                : reading.current().ifNoItem().after(most).fail();
    }

    @PreDestroy
    void close() {
        writers.forEach(KafkaAcknowledger::close);
        AcknowledgementTail reading = tail;
        if (reading != null) {
            reading.close();
        }
    }
}
