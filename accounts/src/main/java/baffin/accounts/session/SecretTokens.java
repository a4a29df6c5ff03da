package baffin.accounts.session;

import baffin.platform.secrets.SecretSealer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Draws tokens that say nothing by themselves: 256 random bits after a prefix that says what they are for. */
public final class SecretTokens {

    private static final int BYTES = 32;

    private final String prefix;
    private final SecureRandom random = new SecureRandom();

    /** Tokens with a prefix, such as {@code bfr_}. */
    public SecretTokens(String prefix) {
        this.prefix = prefix;
    }

    /** A new one. */
    public String draw() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return text(bytes);
    }

    /** The one that follows a token: always the same, and known only with the keys, which are in no database. */
    String after(String token, SecretSealer keys) {
        return text(keys.derive("successor " + prefix, token));
    }

    private String text(byte[] bytes) {
        return prefix + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is kept of one (SHA-256, hex); nobody guesses 256 bits, so that it need not be slow. */
    public static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
