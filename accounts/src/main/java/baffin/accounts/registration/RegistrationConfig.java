package baffin.accounts.registration;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** Who may make an account; the host's choice. */
@ConfigMapping(prefix = "baffin.lobby.registration")
public interface RegistrationConfig {

    /** Who may register. */
    enum Who {
        /** Everybody. */
        OPEN,
        /** Who has the code of an invitation. */
        INVITATION,
        /** Who signs in through a provider. */
        OIDC,
        /** Nobody: operators and the host make accounts. */
        OPERATOR
    }

    /** Who may register. */
    Who who();

    /** What one must accept: a text, or the address of one; empty for nothing. */
    Optional<String> terms();

    /** Years that one must be old; 0 for any age. */
    @WithDefault("0")
    int minimumAge();
}
