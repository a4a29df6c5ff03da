package baffin.lobby.session.domain;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Draws refresh tokens: 256 random bits that say nothing by themselves. */
final class RefreshTokens {

    private static final String PREFIX = "bfr_";
    private static final int BYTES = 32;

    private final SecureRandom random = new SecureRandom();

    /** A new one. */
    String draw() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is kept of one (SHA-256, hex); nobody guesses 256 bits, so that it need not be slow. */
    static String hash(String token) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
