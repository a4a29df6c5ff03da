package baffin.platform.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/**
 * A style sheet that stands in each page, so that one request shows it.
 *
 * @param text of it
 * @param source how a Content Security Policy names it, by its hash (CSP 3, 2.3.1)
 */
public record StyleSheet(String text, String source) {

    /**
     * Reads one.
     *
     * @param beside a class beside which the file is
     * @throws IllegalStateException when there is no such file
     */
    public static StyleSheet read(Class<?> beside, String name) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            byte[] bytes = in.readAllBytes();
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new StyleSheet(
                    new String(bytes, StandardCharsets.UTF_8),
                    "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
