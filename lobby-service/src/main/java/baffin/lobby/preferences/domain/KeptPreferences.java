package baffin.lobby.preferences.domain;

import io.smallrye.mutiny.Uni;
import java.util.Optional;

/** The preferences that are kept. */
public interface KeptPreferences {

    /** Those of an account; empty when it has set none. */
    Uni<Optional<Preferences>> of(String account);

    /** Keeps those of an account in the place of others. */
    Uni<Void> set(String account, Preferences preferences);
}
