package baffin.gameservice.push.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Push subscriptions as their owners see them. Whatever is not the owner's is not there. */
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
