package baffin.lobby.api;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Draws the secret seeds of matches. */
final class Secrets {

    private static final int BYTES = 32;

    private final SecureRandom random = new SecureRandom();

    /** 256 bits, as 64 hexadecimal digits. */
    String drawn() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
