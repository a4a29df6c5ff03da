package baffin.lobby.token.domain;

import baffin.platform.identity.SigningKey;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;

/** Where secrets are kept. */
public interface Vault {

    /** All keys whose tokens are still accepted, the newest first. */
    Uni<List<SigningKey>> keys();

    /** Keeps a key. */
    Uni<Void> add(SigningKey key, Instant now);

    /**
     * A secret that is drawn once and kept.
     *
     * @param drawn used when none is kept yet
     * @return the one that is kept
     */
    Uni<byte[]> secret(String name, byte[] drawn);
}
