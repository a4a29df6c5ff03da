package baffin.accounts.session;

import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.identity.Revocation;
import baffin.platform.identity.Revocations;
import baffin.platform.problem.ProblemException;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Tells every process which tokens are good no more. */
@ApplicationScoped
public class RevocationLog {

    private static final String SOURCE = "/lobby";
    private static final int BUFFER = 1_024;
    private static final int RETRY_S = 2;

    private final EmitterPublisher topic;
    private final Revocations known;

    RevocationLog(
            @Channel("lobby-revocations") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter,
            Revocations known) {
        this.topic = new EmitterPublisher(emitter, Topics.bytesMax(Topics.REVOCATIONS));
        this.known = known;
    }

    /** Completes when the log has it; fails with a problem (503) when it can't take it now. */
    public Uni<Void> append(Revocation ended) {
        String id = UUID.randomUUID().toString();
        return topic.append(
                        ended.subject(),
                        ended.bytes(),
                        CloudEvents.attributes(CloudEvents.REVOKED, SOURCE, id, ended.subject(), ended.before()))
                .onFailure()
                .transform(away -> ProblemException.unavailable("The log can't take the end of a session now", RETRY_S))
                .invoke(() -> known.add(ended));
    }
}
