package baffin.standalone.gateway;

import baffin.platform.gateway.Certificate;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate for localhost that nobody vouches for, made by the keytool of the JDK.
 *
 * @param store holds it, for clients that trust it
 */
public record OwnCertificate(Certificate certificate, KeyStore store) {

    private static final String PASSWORD = "changeit";

    /** Makes one; its files are in the directory. */
    public static OwnCertificate in(Path directory) throws Exception {
        Path file = directory.resolve("own.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "own",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        PASSWORD)
                .inheritIO()
                .start();
        if (keytool.waitFor() != 0) {
            throw new IllegalStateException("keytool has failed");
        }
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD.toCharArray());
        }
        Path chain = pem(directory, "CERTIFICATE", store.getCertificate("own").getEncoded());
        Path key = pem(
                directory,
                "PRIVATE KEY",
                store.getKey("own", PASSWORD.toCharArray()).getEncoded());
        return new OwnCertificate(new Certificate(chain, key), store);
    }

    private static Path pem(Path directory, String what, byte[] bytes) throws Exception {
        String text = Base64.getMimeEncoder().encodeToString(bytes);
        return Files.writeString(
                directory.resolve(what.replace(' ', '-') + ".pem"),
                "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(what, text, what));
    }

    /** For clients that believe this certificate alone. */
    SSLContext trusting() throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("own", store.getCertificate("own"));
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context;
    }
}
