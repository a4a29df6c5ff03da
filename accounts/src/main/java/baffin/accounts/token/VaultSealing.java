package baffin.accounts.token;

import baffin.platform.problem.ProblemException;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.tables.TableLog;
import baffin.platform.tables.TablesRefused;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;

/** Makes the sealer of the platform's secrets, and seals at the start what an older key has sealed. */
@Dependent
class VaultSealing {

    private static final Logger LOG = Logger.getLogger(VaultSealing.class);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);

    /**
     * The sealer.
     *
     * @throws IllegalStateException when there is no key: the service does not start
     */
    @Singleton
    SecretSealer sealer(VaultConfig config) {
        SecretSealer sealer =
                SecretSealer.of(config.keys().orElse(List.of()), "the keys that sign tokens (BAFFIN_VAULT_KEYS)");
        if (!sealer.seals()) {
            throw new IllegalStateException("BAFFIN_VAULT_KEYS is not set. It seals the keys that sign tokens:"
                    + " draw it once with openssl rand -hex 32 and keep it.");
        }
        return sealer;
    }

    void start(@Observes StartupEvent event, Vault vault, @Identifier("lobby") TableLog tables) {
        tables.opened()
                .chain(vault::sealAll)
                .onFailure(fault -> !(fault instanceof ProblemException || fault instanceof TablesRefused))
                .retry()
                .withBackOff(Duration.ofMillis(250), PAUSE_MAX)
                .indefinitely()
                .onFailure()
                .recoverWithUni(fault -> {
                    LOG.errorf("nobody can sign in: %s", fault.getMessage());
                    return Uni.createFrom().voidItem();
                })
                .subscribe()
                .with(done -> {});
    }
}
