package baffin.platform.credential;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.ProblemAnswers;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;

/**
 * Takes the cookie of a session for the bearer token that a request lacks. What may change something must come from a
 * page of this platform, and say so: a browser sends the cookie whoever asks it to.
 */
@ApplicationScoped
class CookieFilter {

    static final String OTHER_SITE = "The request comes from a page of another site";

    private static final String NO_ORIGIN =
            "A change that is asked for with a cookie must say where it comes from: send Origin, or a bearer token";

    /** After what makes sure that the request can be read, before anybody asks who the caller is. */
    private static final int BEFORE_IDENTITY = 900;

    private final ProblemAnswers answers;

    CookieFilter(ProblemAnswers answers) {
        this.answers = answers;
    }

    void register(@Observes Filters filters) {
        filters.register(this::take, BEFORE_IDENTITY);
    }

    private void take(RoutingContext context) {
        HttpServerRequest request = context.request();
        if (!request.headers().contains(HttpHeaders.COOKIE) || request.headers().contains(HttpHeaders.AUTHORIZATION)) {
            context.next();
            return;
        }
        Optional<String> token = SessionCookies.accessToken(request);
        if (token.isPresent() && Origin.unsafe(request.method())) {
            Origin origin = Origin.of(request.headers());
            if (origin != Origin.SAME) {
                String detail = origin == Origin.OTHER ? OTHER_SITE : NO_ORIGIN;
                answers.send(context, Problem.of(ProblemType.FORBIDDEN, detail));
                return;
            }
        }
        token.ifPresent(found -> request.headers().set(HttpHeaders.AUTHORIZATION, "Bearer " + found));
        context.next();
    }
}
