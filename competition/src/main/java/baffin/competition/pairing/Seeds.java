package baffin.competition.pairing;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What is derived from the seed of a competition: always the SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal
 * digits, so that anyone can recompute it once the seed is known. With {@code S} as the seed:
 *
 * <ul>
 *   <li>commitment: {@code printf '%s' "$S" | sha256sum}
 *   <li>seed of round 3: {@code printf '%s:round:%d' "$S" 3 | sha256sum}
 *   <li>lot of player P: {@code printf '%s:lot:%s' "$S" "$P" | sha256sum}
 * </ul>
 */
public final class Seeds {

    private Seeds() {}

    /** What is public before the seed is: the SHA-256 of its text. */
    public static String commitment(String competitionSeed) {
        return sha256(competitionSeed);
    }

    /**
     * The seed of the pairing of one round.
     *
     * @param round 1 or more
     */
    public static String round(String competitionSeed, int round) {
        return sha256(competitionSeed + ":round:" + round);
    }

    /** The lot of one player; of tied players the one with the lowest lot (as text) is placed best. */
    public static String lot(String competitionSeed, String player) {
        return sha256(competitionSeed + ":lot:" + player);
    }

    private static String sha256(String text) {
        return HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
