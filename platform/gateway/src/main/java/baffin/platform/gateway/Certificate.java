package baffin.platform.gateway;

import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * What a gateway proves with who it is, so that clients reach it over HTTPS, with HTTP/2 where they speak it.
 *
 * @param chain the certificate, then those that vouch for it (PEM)
 * @param key its private key (PEM, not encrypted)
 */
public record Certificate(Path chain, Path key) {

    /**
     * That of two settings.
     *
     * @return empty when neither is set
     * @throws IllegalArgumentException when one is set without the other
     */
    public static Optional<Certificate> of(Optional<Path> chain, Optional<Path> key) {
        if (chain.isPresent() != key.isPresent()) {
            throw new IllegalArgumentException("a certificate and its key are set together, or neither is");
        }
        return chain.map(file -> new Certificate(file, key.orElseThrow()));
    }

    /** Makes a server speak TLS and nothing else. */
    public void install(HttpServerOptions options) {
        options.setSsl(true)
                .setUseAlpn(true)
                .setEnabledSecureTransportProtocols(new LinkedHashSet<>(List.of("TLSv1.3", "TLSv1.2")))
                .setKeyCertOptions(
                        new PemKeyCertOptions().addCertPath(chain.toString()).addKeyPath(key.toString()));
    }
}
