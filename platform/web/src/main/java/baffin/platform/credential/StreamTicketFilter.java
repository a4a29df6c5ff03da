package baffin.platform.credential;

import baffin.platform.identity.StreamTicket;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ProblemAnswers;
import baffin.platform.stream.ResumeQuery;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.Context;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Takes a ticket for the bearer token that a page cannot send with {@code EventSource}. It opens one stream, again and
 * again for a client that has read it before, and nothing else: everywhere else its parameter is unknown.
 */
@ApplicationScoped
class StreamTicketFilter {

    private static final Logger LOG = Logger.getLogger(StreamTicketFilter.class);
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
        exchange.open(
                        ticket,
                        stream(context.request()),
                        context.request().headers().contains(ResumeQuery.HEADER))
                .subscribe()
                .with(
                        opened -> own.runOnContext(done -> goOn(context, opened)),
                        failure -> own.runOnContext(done -> fail(context, failure)));
    }

    /** Its address with its query, but the ticket. */
    private static String stream(HttpServerRequest request) {
        String query = Stream.of(String.valueOf(request.query()).split("&", -1))
                .filter(part -> !part.startsWith(StreamTicket.PARAMETER + "="))
                .collect(Collectors.joining("&"));
        return request.path() + '?' + query;
    }

    private void goOn(RoutingContext context, Optional<TicketExchange.Opened> found) {
        if (found.isEmpty()) {
            answers.send(context, refused());
            return;
        }
        TicketExchange.Opened opened = found.get();
        StreamTicket.onClose(
                context,
                () -> exchange.closed(opened.connection())
                        .subscribe()
                        .with(
                                done -> {},
                                away -> LOG.debugf("the end of a stream is not noted: %s", away.getMessage())));
        context.request().headers().set(HttpHeaders.AUTHORIZATION, "Bearer " + opened.accessToken());
        context.next();
    }

    private void fail(RoutingContext context, Throwable failure) {
        // the server would write the address into the log, and the ticket with it
        if (failure instanceof ProblemException known) {
            answers.send(context, known);
        } else {
            LOG.error("a ticket can't be looked up", failure);
            answers.send(context, ProblemException.unavailable("It is not known whether the ticket is good", 1));
        }
    }

    private static ProblemException refused() {
        return ProblemException.proofRefused("The ticket is not good: it opens one stream, within a minute, and with"
                + " Last-Event-ID the same stream again, until ten minutes after its last connection");
    }
}
