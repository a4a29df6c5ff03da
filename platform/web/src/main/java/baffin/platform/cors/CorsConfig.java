package baffin.platform.cors;

import io.smallrye.config.ConfigMapping;
import java.util.List;
import java.util.Optional;

/** Which pages of other sites may use the API with a token of their user. */
@ConfigMapping(prefix = "baffin.cors")
public interface CorsConfig {

    /** When nothing is set: every page, with a token. */
    List<String> USUAL = List.of("*");

    /**
     * Their origins, each scheme, host and port, as in {@code https://ui.example}; a page that is named may also do
     * what needs no token, such as to sign people in. {@code *} stands for every page with a token, {@code none} for
     * no page; nothing is the same as {@code *}.
     */
    Optional<List<String>> origins();
}
