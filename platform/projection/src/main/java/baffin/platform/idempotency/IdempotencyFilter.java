package baffin.platform.idempotency;

import baffin.platform.idempotency.StoredResponses.Keyed;
import baffin.platform.identity.Callers;
import baffin.platform.identity.SessionToken;
import baffin.platform.limits.Methods;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

/**
 * Serves a request with an {@code Idempotency-Key} once. Requests to a decider are left alone: it knows the keys of its
 * commands.
 */
class IdempotencyFilter {

    /** After all that may refuse the request. */
    private static final int LAST = Priorities.USER + 1_000;

    private static final String PUBLIC = "/api/";
    // where the server keeps how long a body of unknown length may become
    private static final String BODY_MAX = "io.quarkus.max-request-size";

    private static final String BEGUN = IdempotencyFilter.class.getName();

    private final List<StoredResponses> stores;
    private final Callers callers;
    private final Json json;
    private final Map<Method, Boolean> decided = new ConcurrentHashMap<>();

    IdempotencyFilter(@All List<StoredResponses> stores, Callers callers, ObjectMapper mapper) {
        this.stores = stores.stream()
                .sorted(Comparator.comparing(store -> store.scope().root().length(), Comparator.reverseOrder()))
                .toList();
        this.callers = callers;
        this.json = Json.of(mapper);
    }

    private record Begun(StoredResponses store, Keyed request) {}

    @ServerRequestFilter(priority = LAST)
    Uni<Response> begin(ContainerRequestContext request, ResourceInfo resource, RoutingContext context) {
        String header = request.getHeaderString(IdempotencyKey.HEADER);
        if (header == null || Methods.safe(request.getMethod())) {
            return Uni.createFrom().nullItem();
        }
        // also of a request to a decider, whose resource takes an empty key for none
        IdempotencyKey key = IdempotencyKey.of(header);
        return storeOf(request, resource)
                .map(store -> body(request, context).chain(body -> begin(store, request, resource, key, body)))
                .orElseGet(() -> Uni.createFrom().nullItem());
    }

    private Optional<StoredResponses> storeOf(ContainerRequestContext request, ResourceInfo resource) {
        return !request.getUriInfo().getPath().startsWith(PUBLIC)
                        || decided.computeIfAbsent(resource.getResourceMethod(), IdempotencyFilter::takesKey)
                ? Optional.empty()
                : stores.stream()
                        .filter(store -> store.scope().covers(resource.getResourceClass()))
                        .findFirst();
    }

    /** True for a method that hands the key to its decider. */
    private static boolean takesKey(Method method) {
        return Arrays.stream(method.getParameters()).anyMatch(IdempotencyFilter::takesKey);
    }

    private static boolean takesKey(Parameter parameter) {
        if (!parameter.isAnnotationPresent(BeanParam.class)) {
            return isKey(parameter);
        }
        return Stream.<Class<?>>iterate(parameter.getType(), type -> type != null, Class::getSuperclass)
                .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
                .anyMatch(IdempotencyFilter::isKey);
    }

    private static boolean isKey(AnnotatedElement element) {
        @Nullable HeaderParam header = element.getAnnotation(HeaderParam.class);
        return header != null && header.value().equals(IdempotencyKey.HEADER);
    }

    private Uni<Response> begin(
            StoredResponses store,
            ContainerRequestContext request,
            ResourceInfo resource,
            IdempotencyKey key,
            byte[] body) {
        @Nullable OneTimeSecret secret = resource.getResourceMethod().getAnnotation(OneTimeSecret.class);
        String text = request.getMethod()
                + ' '
                + request.getUriInfo().getRequestUri().getRawPath()
                + '?'
                + request.getUriInfo().getRequestUri().getRawQuery()
                + '\n'
                + new String(body, StandardCharsets.ISO_8859_1);
        return caller().map(caller -> new Keyed(
                        caller.map(SessionToken::account).orElse(""),
                        caller.map(SessionToken::session).orElse(""),
                        key.id(),
                        // a session that is not read yet is told by its cookie
                        caller.isPresent() ? text : text + '\n' + request.getHeaderString(HttpHeaders.COOKIE),
                        secret == null ? null : secret.renewal()))
                .chain(keyed -> store.begin(keyed)
                        .invoke(before ->
                                request.setProperty(BEGUN, before.isEmpty() ? new Begun(store, keyed) : null)))
                .map(before -> before.map(StoredResponse::again).orElse(null));
    }

    // what needs a caller has been refused before; what needs none does not look at a token that is no good
    private Uni<Optional<SessionToken>> caller() {
        return callers.session().map(Optional::of).onFailure().recoverWithItem(Optional.<SessionToken>empty());
    }

    /** The body, which the method then finds as if it had not been read. */
    private static Uni<byte[]> body(ContainerRequestContext request, RoutingContext context) {
        HttpServerRequest http = context.request();
        if (http.isEnded()) {
            return Uni.createFrom().item(new byte[0]);
        }
        long most = context.<Long>get(BODY_MAX);
        return Uni.createFrom()
                .<byte[]>emitter(emitter -> {
                    Buffer body = Buffer.buffer();
                    http.handler(part -> {
                        if (body.length() + part.length() > most) {
                            ProblemType type = ProblemType.TOO_LARGE;
                            emitter.fail(Problem.of(type, type.description()).asException());
                        } else {
                            body.appendBuffer(part);
                        }
                    });
                    http.endHandler(end -> emitter.complete(body.getBytes()));
                    http.exceptionHandler(emitter::fail);
                    http.resume();
                })
                .invoke(read -> request.setEntityStream(new ByteArrayInputStream(read)));
    }

    @ServerResponseFilter
    Uni<Void> end(ContainerRequestContext request, ContainerResponseContext response) {
        if (!(request.getProperty(BEGUN) instanceof Begun begun)) {
            return Uni.createFrom().voidItem();
        }
        return response.getStatusInfo().getFamily() == Response.Status.Family.SUCCESSFUL
                ? begun.store().end(begun.request(), StoredResponse.of(response, json))
                : begun.store().refused(begun.request());
    }
}
