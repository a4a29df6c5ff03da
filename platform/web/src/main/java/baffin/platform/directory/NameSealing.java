package baffin.platform.directory;

import baffin.platform.names.NameRow;
import baffin.platform.secrets.SecretSealer;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Makes the sealer of names. With another internal token the lobby sends all names again. */
@Dependent
public class NameSealing {

    /** Identifier of the sealer of names. */
    public static final String NAMES = "names";

    private static final Logger LOG = Logger.getLogger(NameSealing.class);

    @Singleton
    @Identifier(NAMES)
    SecretSealer sealer(@ConfigProperty(name = "baffin.internal-token") Optional<String> token) {
        return token.filter(value -> !value.isBlank()).map(NameRow::sealer).orElseGet(() -> {
            LOG.warn("BAFFIN_INTERNAL_TOKEN is not set: names can't be sealed, so that nobody has one");
            return SecretSealer.of(List.of(), "names");
        });
    }
}
