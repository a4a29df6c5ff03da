package baffin.standalone.cli.common;

import baffin.platform.gateway.Certificate;
import baffin.standalone.part.StartRefused;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** HTTPS of the gateway. */
public final class CertificateOptions {

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Certificate of the gateway and those that vouch for it (PEM): clients come in over HTTPS,"
                    + " also with HTTP/2. Needs --key. Without it: plain HTTP.")
    private @Nullable Path certificate = file("BAFFIN_CERTIFICATE");

    @Option(names = "--key", paramLabel = "FILE", description = "Private key of the certificate (PEM, not encrypted).")
    private @Nullable Path key = file("BAFFIN_KEY");

    /**
     * What the gateway proves with who it is.
     *
     * @return empty for plain HTTP
     * @throws StartRefused when one file is named without the other, or cannot be read
     */
    public Optional<Certificate> certificate() throws StartRefused {
        Optional<Certificate> requested;
        try {
            requested = Certificate.of(readable("--certificate", certificate), readable("--key", key));
        } catch (IllegalArgumentException e) {
            throw new StartRefused("--certificate and --key: " + e.getMessage() + ".");
        }
        return requested;
    }

    private static Optional<Path> readable(String option, @Nullable Path file) throws StartRefused {
        if (file != null && !Files.isReadable(file)) {
            throw new StartRefused(option + ": " + file + " cannot be read.");
        }
        return Optional.ofNullable(file).map(Path::toAbsolutePath);
    }

    private static @Nullable Path file(String variable) {
        String value = System.getenv(variable);
        return value == null || value.isBlank() ? null : Path.of(value);
    }
}
