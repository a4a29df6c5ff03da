package baffin.platform.credential;

import baffin.platform.identity.StreamTicket;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ProblemAnswers;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Context;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;

/**
 * Takes a ticket for the bearer token that a page cannot send with {@code EventSource}. It opens one stream and nothing
 * else: everywhere else its parameter is unknown.
 */
@ApplicationScoped
class StreamTicketFilter {

    private static final String STREAM = "/stream";

    /** Before cookies: a page of another site has none that count. */
    private static final int BEFORE_COOKIES = 905;

    private final TicketExchange exchange;
    private final ProblemAnswers answers;

    StreamTicketFilter(TicketExchange exchange, ProblemAnswers answers) {
        this.exchange = exchange;
        this.answers = answers;
    }

    void register(@Observes Filters filters) {
        filters.register(this::take, BEFORE_COOKIES);
    }

    private void take(RoutingContext context) {
        HttpServerRequest request = context.request();
        String ticket = request.method().equals(HttpMethod.GET)
                        && String.valueOf(request.path()).endsWith(STREAM)
                ? request.getParam(StreamTicket.PARAMETER)
                : null;
        if (ticket == null) {
            context.next();
        } else if (request.headers().contains(HttpHeaders.AUTHORIZATION)) {
            answers.send(
                    context,
                    Problem.invalidField("?" + StreamTicket.PARAMETER, "meaningless", "stands for a missing token"));
        } else if (!ticket.startsWith(TicketExchange.PREFIX)) {
            answers.send(context, refused());
        } else {
            redeem(context, ticket);
        }
    }

    private void redeem(RoutingContext context, String ticket) {
        Context own = context.vertx().getOrCreateContext();
        exchange.redeem(ticket)
                .subscribe()
                .with(
                        bearer -> own.runOnContext(done -> goOn(context, bearer)),
                        failure -> own.runOnContext(done -> fail(context, failure)));
    }

    private void goOn(RoutingContext context, Optional<String> bearer) {
        if (bearer.isEmpty()) {
            answers.send(context, refused());
            return;
        }
        context.request().headers().set(HttpHeaders.AUTHORIZATION, "Bearer " + bearer.get());
        context.next();
    }

    private void fail(RoutingContext context, Throwable failure) {
        if (failure instanceof ProblemException known) {
            answers.send(context, known);
        } else {
            context.fail(failure);
        }
    }

    private static ProblemException refused() {
        return ProblemException.proofRefused("The ticket is not good: it opens one stream, within a minute");
    }
}
