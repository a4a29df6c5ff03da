package baffin.single;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.Optional;

/** Where clients come in. */
@ConfigMapping(prefix = "baffin.gateway")
public interface GatewayConfig {

    /** Address to listen on. */
    String host();

    /** Port to listen on, 1 to 65535. */
    int port();

    /** Addresses and networks of proxies that are believed when they tell for whom they ask, with commas between. */
    Optional<String> trustedProxies();

    /** File with the certificate for HTTPS and those that vouch for it (PEM); plain HTTP when absent. */
    Optional<Path> certificate();

    /** File with its private key (PEM, not encrypted). */
    Optional<Path> key();
}
