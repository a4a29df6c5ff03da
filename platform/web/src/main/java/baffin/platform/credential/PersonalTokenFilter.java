package baffin.platform.credential;

import baffin.platform.credential.TokenExchange.Bearer;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ProblemAnswers;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Context;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts a short-lived bearer token in the place of a personal access token, so that everything else knows one kind of
 * token. One that nobody has stays where it is, and is refused where somebody looks at it.
 */
@ApplicationScoped
class PersonalTokenFilter {

    private static final String SCHEME = "Bearer ";
    private static final int BEFORE_IDENTITY = 890;
    private static final int TOKENS_MAX = 5_000;

    /** One that has ended is refused at once all the same: so is the bearer token that stands for it. */
    private static final Duration REMEMBERED = Duration.ofMinutes(1);

    private final TokenExchange exchange;
    private final ProblemAnswers answers;
    private final Clock clock = Clock.systemUTC();
    private final Cache<String, Bearer> bearers = Caffeine.newBuilder()
            .maximumSize(TOKENS_MAX)
            .expireAfterWrite(REMEMBERED)
            .build();

    PersonalTokenFilter(TokenExchange exchange, ProblemAnswers answers) {
        this.exchange = exchange;
        this.answers = answers;
    }

    void register(@Observes Filters filters) {
        filters.register(this::take, BEFORE_IDENTITY);
    }

    private void take(RoutingContext context) {
        String personal = personalToken(context.request().getHeader(HttpHeaders.AUTHORIZATION));
        if (personal == null) {
            context.next();
            return;
        }
        Bearer known = bearers.getIfPresent(personal);
        if (known != null && clock.instant().isBefore(known.end())) {
            goOn(context, Optional.of(known));
            return;
        }
        Context own = context.vertx().getOrCreateContext();
        exchange.exchange(personal)
                .invoke(found -> found.ifPresent(bearer -> bearers.put(personal, bearer)))
                .subscribe()
                .with(
                        found -> own.runOnContext(done -> goOn(context, found)),
                        failure -> own.runOnContext(done -> refuse(context, failure)));
    }

    private static void goOn(RoutingContext context, Optional<Bearer> bearer) {
        bearer.ifPresent(token -> context.request().headers().set(HttpHeaders.AUTHORIZATION, SCHEME + token.token()));
        context.next();
    }

    private void refuse(RoutingContext context, Throwable failure) {
        if (failure instanceof ProblemException known) {
            answers.send(context, known);
        } else {
            context.fail(failure);
        }
    }

    private static @Nullable String personalToken(@Nullable String authorization) {
        if (authorization == null || !authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            return null;
        }
        String token = authorization.substring(SCHEME.length()).strip();
        return token.startsWith(TokenExchange.PREFIX) ? token : null;
    }
}
