package baffin.gameservice.push.domain;

import baffin.gameservice.notification.domain.Notices;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;

/** Messages to push subscriptions: which are to be sent, and what became of them. */
public interface PushOutbox {

    /**
     * What given steps have told that is neither read nor out of date, for the subscriptions that want it, are older
     * and belong to the present key of the platform. Each notice is given for each subscription once, whichever
     * instance asks, until it is forgotten.
     *
     * @param since nothing earlier (UTC)
     */
    Uni<List<PushMessage>> claim(List<Notices.Stored> steps, Instant since, Instant now);

    /** Forgets which notices were given before a time. */
    Uni<Integer> forget(Instant before);

    /** A push service has taken a message. */
    Uni<Void> sent(String id, Instant at);

    /** Ends a subscription of which its push service knows nothing any more. */
    Uni<Void> end(String id);
}
