package baffin.accounts.privacy;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How accounts end. */
@ConfigMapping(prefix = "baffin.deletion")
public interface DeletionConfig {

    /** Days that the owner of an account has to think again, 0 to 90. */
    @WithDefault("14")
    int days();
}
