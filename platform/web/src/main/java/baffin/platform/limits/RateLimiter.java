package baffin.platform.limits;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;

/** A token bucket for each key, of this instance only. Safe for many threads; never waits. */
public final class RateLimiter {

    private static final int KEYS_MAX = 100_000;
    private static final long NANOS_A_SECOND = 1_000_000_000L;

    private final String what;
    private final long burst;
    private final Duration refill;
    private final Cache<String, Bucket> buckets;

    /**
     * A limiter whose buckets start full.
     *
     * @param what plural noun for the refusal and the name of the policy, such as {@code commands}; ASCII, no quotes
     * @param burst tokens a full bucket holds; 0 for no limit
     * @param refill time in which an empty bucket becomes full again, evenly
     * @throws IllegalArgumentException for fewer than 0 tokens
     */
    public RateLimiter(String what, long burst, Duration refill) {
        if (burst < 0) {
            throw new IllegalArgumentException("the limit of " + what + " is " + burst + ", must be 0 or above");
        }
        this.what = what;
        this.burst = burst;
        this.refill = refill;
        // a bucket untouched for one refill is full, so forgetting it changes nothing
        this.buckets = Caffeine.newBuilder()
                .maximumSize(KEYS_MAX)
                .expireAfterAccess(refill.plusSeconds(1))
                .build();
    }

    /**
     * Takes a token, and says in the response what is left.
     *
     * @throws ProblemException 429 with Retry-After (s) when there is none
     */
    public void take(String key) {
        if (burst > 0) {
            ConsumptionProbe probe = probe(key);
            note(probe.getRemainingTokens(), probe.getNanosToWaitForReset() / NANOS_A_SECOND + 1);
        }
    }

    /**
     * Takes a token without a word in the response: of a limit that only failures cost, or that would show what the
     * caller must not know.
     *
     * @throws ProblemException 429 with Retry-After (s) when there is none
     */
    public void takeQuietly(String key) {
        if (burst > 0) {
            probe(key);
        }
    }

    /** Gives a quietly taken token back, for limits that only failures cost. */
    public void giveBack(String key) {
        if (burst > 0) {
            bucket(key).addTokens(1);
        }
    }

    private ConsumptionProbe probe(String key) {
        ConsumptionProbe probe = bucket(key).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            throw refusal(probe.getNanosToWaitForRefill() / NANOS_A_SECOND + 1);
        }
        return probe;
    }

    /** The response when no token is left for some seconds. */
    public ProblemException refusal(long seconds) {
        note(0, refill.toSeconds());
        String detail = "At most " + burst + " " + what + " in " + refill.toSeconds() + " s; wait " + seconds + " s";
        return ProblemException.retryLater(Problem.of(ProblemType.TOO_MANY_REQUESTS, detail), seconds);
    }

    private void note(long left, long fullAfterSeconds) {
        LimitHeaders.note(what, burst, refill.toSeconds(), left, fullAfterSeconds);
    }

    private Bucket bucket(String key) {
        return buckets.get(
                key,
                missing -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(burst).refillGreedy(burst, refill))
                        .build());
    }
}
