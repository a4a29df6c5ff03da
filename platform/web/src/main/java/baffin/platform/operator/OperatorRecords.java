package baffin.platform.operator;

import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.problem.ProblemException;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Writes what operators do to the topic {@code operator.actions}. */
@ApplicationScoped
public class OperatorRecords {

    private static final int BUFFER = 1_024;
    private static final int RETRY_S = 2;

    private final RecordPublisher topic;
    private final Consumer<OperatorAction> written;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    @Inject
    OperatorRecords(
            @Channel("operator-records") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter,
            Event<OperatorAction> written) {
        this(new EmitterPublisher(emitter, Topics.bytesMax(Topics.OPERATOR_ACTIONS)), written::fire, Clock.systemUTC());
    }

    /**
     * Writes to a log.
     *
     * @param written hears of each record that the log has
     */
    OperatorRecords(RecordPublisher topic, Consumer<OperatorAction> written, Clock clock) {
        this.topic = topic;
        this.written = written;
        this.clock = clock;
    }

    /**
     * Writes a record; whoever reads the topic in this process hears of it as well.
     *
     * @param source who writes it, such as {@code /lobby}
     * @return its time (UTC, ms), once the log has it; fails with a problem (503) when the log can't take it now
     */
    public Uni<Instant> write(String source, ActingOperator by, Act act) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        OperatorAction action = OperatorAction.of(ids.generate().toString(), now, by, act);
        String subject = Stream.of(action.account(), action.match(), action.key())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(action.id());
        return topic.append(
                        subject,
                        action.bytes(),
                        CloudEvents.attributes(CloudEvents.OPERATOR_ACTION, source, action.id(), subject, now))
                .onFailure()
                .transform(
                        away -> ProblemException.unavailable("The log can't take what an operator does now", RETRY_S))
                .invoke(() -> written.accept(action))
                .replaceWith(now);
    }
}
