package baffin.competition.pairing;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * Random numbers from a seed, the same on every platform and in every language: block i is the SHA-256 of the text
 * {@code seed:i} in UTF-8, i = 0, 1, 2 …, read as eight unsigned numbers of 32 bits, most significant byte first.
 */
public final class Draws {

    private static final int WORDS = 8;

    private final MessageDigest digest = Seeds.digest();
    private final String seed;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private long blocks;

    public Draws(String seed) {
        this.seed = seed;
    }

    /** An even draw from 0 to bound - 1; words that would make it uneven are skipped. */
    public int below(int bound) {
        long limit = (1L << Integer.SIZE) - (1L << Integer.SIZE) % bound;
        long word = word();
        while (word >= limit) {
            word = word();
        }
        return (int) (word % bound);
    }

    /** The next two words as one number of 64 bits, the first one in front. */
    public long bits() {
        return word() << Integer.SIZE | word();
    }

    /** Puts an array into an even random order. */
    public void shuffle(int[] values) {
        for (int last = values.length - 1; last > 0; last--) {
            int other = below(last + 1);
            int value = values[last];
            values[last] = values[other];
            values[other] = value;
        }
    }

    private long word() {
        if (!block.hasRemaining()) {
            byte[] text = (seed + ":" + blocks++).getBytes(StandardCharsets.UTF_8);
            block = ByteBuffer.wrap(digest.digest(text));
            assert block.remaining() == WORDS * Integer.BYTES;
        }
        return block.getInt() & 0xFFFF_FFFFL;
    }
}
