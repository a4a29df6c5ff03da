package baffin.platform.http;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.List;
import java.util.Optional;

/** What requests may take: bodies beyond what the server takes everywhere, and changes in a minute. */
@ConfigMapping(prefix = "baffin.http")
public interface HttpConfig {

    /**
     * Addresses whose bodies may be larger than others, each as {@code path=bytes}; {@code *} stands for one segment of
     * the path. Such bodies are kept whole in memory.
     */
    Optional<List<String>> largerBodies();

    /** Bytes that all larger bodies in memory may have together, above 0. */
    @WithDefault("4194304")
    long largeBodiesBytes();

    /** Requests of each operation that may change something, by one account in a minute; 0 for no limit. */
    @WithDefault("120")
    int changesPerMinute();
}
