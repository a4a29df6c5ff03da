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
        context.response()
                .setStatusCode(problem.status())
                .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                .end(json.text(ProblemWords.in(problem, ReaderLanguage.of(context))
                        .at(instance(context.request()), TraceId.of(context))));
    }

    static URI instance(HttpServerRequest request) {
        try {
            return URI.create(String.valueOf(request.path()));
        } catch (IllegalArgumentException e) {
            return URI.create("/");
        }
    }
}
