package baffin.accounts.account;

import baffin.platform.limits.RateLimiter;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;

/**
 * A limit whose loss would help somebody who guesses: it outlives a restart, and holds for all instances together. The
 * limiter in memory comes first, so that who is over the limit costs the database nothing.
 */
public final class KeptLimiter {

    private static final Duration LONGEST = Duration.ofHours(1);

    /** What has been taken, less what has come back meanwhile. */
    private static final String LEVEL = "greatest(0, l.level - cast(:rate as double precision)"
            + " * greatest(0, extract(epoch from cast(:now as timestamptz) - l.touched_at)))";

    private static final String TAKE = "insert into rate_limit as l (key, level, touched_at) values ("
            + key() + ", 1, :now) on conflict (key) do update set level = " + LEVEL + " + 1, touched_at = :now where "
            + LEVEL + " + 1 <= :burst returning key";

    private final Transactions transactions;
    private final Clock clock;
    private final RateLimiter memory;
    private final String what;
    private final long burst;
    private final Duration refill;

    /**
     * A limiter whose buckets start full.
     *
     * @param what plural noun for the refusal, of no other limiter
     * @param burst tokens that a full bucket holds
     * @param refill time in which an empty bucket becomes full again, evenly; at most an hour
     */
    public KeptLimiter(Transactions transactions, Clock clock, String what, long burst, Duration refill) {
        this.transactions = transactions;
        this.clock = clock;
        this.memory = new RateLimiter(what, burst, refill);
        this.what = what;
        this.burst = burst;
        this.refill = refill;
    }

    /** Takes a token; fails with 429 when there is none. */
    public Uni<Void> take(String key) {
        return Uni.createFrom().deferred(() -> {
            memory.takeQuietly(key);
            Instant now = clock.instant();
            return transactions
                    .writeAnswer(session -> Sql.update(
                                    session,
                                    "delete from rate_limit where key in (select key from rate_limit"
                                            + " where touched_at < :old limit 100 for update skip locked)",
                                    Map.of("old", now.minus(LONGEST)))
                            .chain(() -> Sql.values(
                                    session,
                                    TAKE,
                                    Map.of(
                                            "what", what,
                                            "of", key,
                                            "now", now,
                                            "rate", (double) burst / refill.toSeconds(),
                                            "burst", (double) burst),
                                    String.class)))
                    .invoke(taken -> {
                        if (taken.isEmpty()) {
                            throw memory.refusal(refill.toSeconds() / burst + 1);
                        }
                    })
                    .replaceWithVoid();
        });
    }

    /** Gives a taken token back, for limits that only failures cost. */
    public Uni<Void> giveBack(String key) {
        memory.giveBack(key);
        return transactions.writeAnswer(session -> Sql.update(
                        session,
                        "update rate_limit set level = greatest(0, level - 1) where key = " + key(),
                        Map.of("what", what, "of", key))
                .replaceWithVoid());
    }

    /** Nobody reads in the table who has tried, and for which account. */
    private static String key() {
        return "encode(sha256(convert_to(cast(:what as text) || ' ' || cast(:of as text), 'UTF8')), 'hex')";
    }
}
