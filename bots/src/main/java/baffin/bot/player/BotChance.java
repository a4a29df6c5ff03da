package baffin.bot.player;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** The random numbers of a bot: they depend on the seed of the match and the seat, and on nothing else. */
public final class BotChance {

    private BotChance() {}

    /**
     * The numbers of one seat.
     *
     * @param seed what the match is seeded with
     * @param seat from 0
     */
    public static RandomGenerator of(String seed, int seat) {
        byte[] digest = sha256("baffin-bot:" + seat + ":" + seed);
        return RandomGeneratorFactory.of("L64X128MixRandom")
                .create(ByteBuffer.wrap(digest).getLong());
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
