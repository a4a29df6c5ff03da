package baffin.platform.match;

import baffin.match.chance.Seed;
import java.util.random.RandomGenerator;

/** Seeds that nobody can foretell; rules never draw them. */
public final class SecretSeed {

    private static final int BYTES = 32;

    private SecretSeed() {}

    /**
     * A seed of 256 new bits.
     *
     * @param source a cryptographically strong one, but in tests
     */
    public static Seed drawn(RandomGenerator source) {
        byte[] bytes = new byte[BYTES];
        source.nextBytes(bytes);
        return Seed.of(bytes);
    }
}
