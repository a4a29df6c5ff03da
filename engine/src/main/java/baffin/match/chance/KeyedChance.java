package baffin.match.chance;

import baffin.game.Chance;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Draws from HMAC-SHA-256 keyed with the match seed over (version, counter): anyone who knows the seed can check every
 * draw, nobody without it can foresee one.
 */
public final class KeyedChance implements Chance {

    private static final String ALGORITHM = "HmacSHA256";

    /** Copied for each key: looking the algorithm up costs more than a draw. */
    private static final Mac UNKEYED = unkeyed();

    private final Supplier<Seed> key;
    private final long version;
    private final Consumer<Draw> witness;
    private int counter;
    private @Nullable Mac mac;

    /**
     * The draws of one version of a match.
     *
     * @param version the version that the command will have when it is accepted
     */
    public KeyedChance(Seed seed, long version) {
        this(() -> seed, version, draw -> {});
    }

    /**
     * The draws of one version of a match, each shown to a witness.
     *
     * @param key asked for at the first draw, since most commands draw nothing
     * @param version the version that the command will have when it is accepted
     */
    public KeyedChance(Supplier<Seed> key, long version, Consumer<Draw> witness) {
        this.key = key;
        this.version = version;
        this.witness = witness;
    }

    @Override
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be above 0: " + bound);
        }
        int first = counter;
        long limit = (1L << 32) - (1L << 32) % bound;
        long word = next();
        while (word >= limit) {
            word = next();
        }
        int value = (int) (word % bound);
        witness.accept(new Draw(version, first, bound, value));
        return value;
    }

    /** True once anything was drawn, so that something unforeseen has been revealed. */
    public boolean drawn() {
        return counter > 0;
    }

    private long next() {
        Mac keyed = mac == null ? keyed() : mac;
        mac = keyed;
        byte[] message =
                ByteBuffer.allocate(12).putLong(version).putInt(counter++).array();
        return ByteBuffer.wrap(keyed.doFinal(message)).getInt() & 0xFFFF_FFFFL;
    }

    private Mac keyed() {
        try {
            Mac keyed = (Mac) UNKEYED.clone();
            keyed.init(new SecretKeySpec(key.get().bytes(), ALGORITHM));
            return keyed;
        } catch (GeneralSecurityException | CloneNotSupportedException e) {
            throw new IllegalStateException("the Java platform's own " + ALGORITHM + " can be copied", e);
        }
    }

    private static Mac unkeyed() {
        try {
            return Mac.getInstance(ALGORITHM);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
