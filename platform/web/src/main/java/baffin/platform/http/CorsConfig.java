package baffin.platform.http;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** Which pages of other sites may use the API as its own pages do. */
@ConfigMapping(prefix = "baffin.cors")
public interface CorsConfig {

    /** Their origins, each scheme, host and port, as in {@code https://ui.example}. */
    Optional<List<String>> origins();
}
