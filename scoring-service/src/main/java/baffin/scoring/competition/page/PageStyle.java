package baffin.scoring.competition.page;

import io.quarkus.qute.RawString;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Objects;

/** The style sheet of all pages. It stands in each page, so that one request shows it; the policy names its hash. */
public final class PageStyle {

    static final RawString TEXT = new RawString(text());

    /**
     * What a page may do (Content Security Policy 3): show itself in a frame of any site, and nothing that is from
     * elsewhere or not this style.
     */
    public static final String SECURITY_POLICY = "default-src 'none'; style-src 'sha256-" + hash(TEXT.getValue())
            + "'; base-uri 'none'; form-action 'none'; frame-ancestors *";

    /** Part of the entity tags of all pages: with another style a page is another one, and its policy as well. */
    public static final String FINGERPRINT =
            HexFormat.of().toHexDigits(TEXT.getValue().hashCode());

    private PageStyle() {}

    private static String text() {
        try (InputStream in = PageStyle.class.getResourceAsStream("page.css")) {
            return new String(Objects.requireNonNull(in, "page.css").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String style) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
