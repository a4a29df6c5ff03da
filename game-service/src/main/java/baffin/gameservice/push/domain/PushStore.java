package baffin.gameservice.push.domain;

import baffin.gameservice.notification.domain.Notices;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Push subscriptions as they are kept. Whatever is not the owner's is not there. */
public interface PushStore {

    /**
     * Keeps a subscription in place of the one with the same endpoint, whoever has that: a browser is one user's at a
     * time. Those of the owner that belong to another key of the platform go.
     *
     * @param most how many the owner may have
     * @return empty when the owner has too many
     */
    Uni<Optional<Put>> put(String owner, PushWish wish, Instant now, int most);

    /** All of an owner, the latest first. */
    Uni<List<PushSubscription>> all(String owner);

    /** Deletes one. */
    Uni<Boolean> delete(String owner, String id);

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

    /**
     * Seals under the present key all keys of browsers that are not.
     *
     * @return subscriptions whose keys no key opens; they stay as they are, and are told nothing
     */
    Uni<List<String>> sealAll();

    /**
     * A subscription that is kept.
     *
     * @param replaced true when its owner had it before
     */
    record Put(PushSubscription subscription, boolean replaced) {}
}
