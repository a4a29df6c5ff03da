package baffin.gameservice.webhook;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** What seals the secrets of webhooks, and where webhooks may go. */
@ConfigMapping(prefix = "baffin.webhooks")
public interface WebhookConfig {

    /** Keys of 32 bytes in hex; the first seals, the others only open. Without one no webhook can be made. */
    Optional<List<String>> keys();

    /** Networks in CIDR notation that webhooks may reach beside public addresses. */
    Optional<List<String>> networks();
}
