package baffin.platform.identity;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.BroadcastProcessor;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;

/** Knows which tokens are refused although they have not ended; each is forgotten when its tokens have. */
@ApplicationScoped
public class Revocations {

    // far more than people end in an hour; what is forgotten earlier ends with its token
    private static final int KEPT_MAX = 1_000_000;

    private final Clock clock;
    private final Cache<String, Revocation> bySubject;
    private final BroadcastProcessor<Revocation> news = BroadcastProcessor.create();

    Revocations() {
        this(Clock.systemUTC());
    }

    Revocations(Clock clock) {
        this.clock = clock;
        this.bySubject = Caffeine.newBuilder()
                .maximumSize(KEPT_MAX)
                .expireAfter(Expiry.writing((String subject, Revocation ended) -> rest(ended)))
                .build();
    }

    private Duration rest(Revocation ended) {
        Duration rest = Duration.between(clock.instant(), ended.until());
        return rest.isPositive() ? rest : Duration.ZERO;
    }

    /** True when the session of a token was ended, or all of its account were. */
    public boolean refuses(SessionToken token) {
        String connection = token.connection();
        return refuses(token.account(), token)
                || refuses(token.session(), token)
                || connection != null && refuses(connection, token);
    }

    private boolean refuses(String subject, SessionToken token) {
        Revocation ended = bySubject.getIfPresent(subject);
        return ended != null && ended.ends(token);
    }

    /** An item as soon as the token is refused, and none for one that stays good. */
    public Multi<Revocation> endOf(SessionToken token) {
        return news.onOverflow().buffer().select().where(ended -> ended.ends(token));
    }

    /** Takes a record of the topic, beside those of the same subject: what any of them ends is refused. */
    public void add(Revocation ended) {
        if (ended.until().isAfter(clock.instant())) {
            bySubject.asMap().merge(ended.subject(), ended, Revocation::or);
            news.onNext(ended);
        }
    }
}
