package baffin.accounts.email;

import io.smallrye.config.ConfigMapping;
import java.util.Optional;

/** Whether the platform sends letters; the other settings are those of the mailer itself. */
@ConfigMapping(prefix = "baffin.lobby.mail")
public interface MailConfig {

    /** Name of the mail server; empty for none. */
    Optional<String> host();
}
