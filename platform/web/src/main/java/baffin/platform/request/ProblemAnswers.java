package baffin.platform.request;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemWords;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;

/** Answers requests with problem documents before they reach a resource. */
@ApplicationScoped
public class ProblemAnswers {

    private final Json json;

    ProblemAnswers(ObjectMapper mapper) {
        this.json = Json.of(mapper);
    }

    /** Ends the request with a problem and its headers. */
    public void send(RoutingContext context, ProblemException refused) {
        refused.headers().forEach(context.response()::putHeader);
        send(context, refused.problem());
    }

    /** Ends the request with a problem. */
    public void send(RoutingContext context, Problem problem) {
        Body body = body(problem, context);
        context.response()
                .setStatusCode(body.status())
                .putHeader(HttpHeaders.CONTENT_TYPE, body.mediaType())
                .end(json.text(body.document()));
    }

    /**
     * What a request is answered with.
     *
     * @param document to be written as JSON
     */
    record Body(int status, String mediaType, Object document) {}

    /** A problem in the language of its reader, or in the words of OAuth where clients of it ask. */
    static Body body(Problem problem, RoutingContext context) {
        if (OAuthError.at(String.valueOf(context.request().path()))) {
            return new Body(OAuthError.status(problem), "application/json", OAuthError.of(problem));
        }
        Problem worded = ProblemWords.in(problem, ReaderLanguage.of(context.request()))
                .at(instance(context.request()), TraceId.of(context));
        return new Body(problem.status(), Problem.MEDIA_TYPE, worded);
    }

    static URI instance(HttpServerRequest request) {
        try {
            return URI.create(String.valueOf(request.path()));
        } catch (IllegalArgumentException e) {
            return URI.create("/");
        }
    }
}
