package baffin.accounts.account;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** How accounts are made and found. */
@ConfigMapping(prefix = "baffin.lobby")
public interface AccountConfig {

    /** Accounts that one address may ask for in a minute; 0 for no limit. */
    long registrationsPerMinute();

    /** Searches for players by one account in a minute; 0 for no limit. */
    long searchesPerMinute();

    /** Handles that nobody may take, beside those of operators and house bots. */
    Optional<List<String>> reservedHandles();
}
