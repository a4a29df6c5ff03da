package baffin.bot.client;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Ids for requests. They only need to be unique, not secret. */
final class Ids {

    private static final String KEY = "Idempotency-Key";

    private Ids() {}

    static String fresh() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        long version4 = random.nextLong() & ~0xF000L | 0x4000L;
        long variant2 = random.nextLong() & 0x3FFF_FFFF_FFFF_FFFFL | 0x8000_0000_0000_0000L;
        return new UUID(version4, variant2).toString();
    }

    /** The call with a fresh key, kept over all its attempts, so that it happens once. */
    static Call keyed(Call call) {
        return keyed(call, fresh());
    }

    static Call keyed(Call call, String key) {
        return call.with(KEY, key);
    }
}
