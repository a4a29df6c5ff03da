package baffin.lobby.session.store;

import baffin.lobby.session.domain.RevocationLog;
import baffin.platform.identity.Revocation;
import baffin.platform.identity.Revocations;
import baffin.platform.problem.ProblemException;
import baffin.platform.publish.EmitterPublisher;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Ends of sessions, on their way to all processes; this one knows them as soon as the log has them. */
@ApplicationScoped
class RevocationTopic implements RevocationLog {

    private static final String SOURCE = "/lobby";
    private static final int BUFFER = 1_024;
    private static final int RETRY_S = 2;

    private final EmitterPublisher topic;
    private final Revocations known;

    RevocationTopic(
            @Channel("lobby-revocations") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter,
            Revocations known) {
        this.topic = new EmitterPublisher(emitter, Topics.bytesMax(Topics.REVOCATIONS));
        this.known = known;
    }

    @Override
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
