package baffin.platform.http;

import baffin.platform.problem.Problem;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.MultivaluedMap;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses a body that an operation does not take: whoever sends one must not believe that it was read. */
class NoBodyFilter {

    private static final int AFTER_SECURITY = Priorities.AUTHORIZATION + 60;

    /** Bytes up to which a body can say nothing: {@code {}} or {@code null}. */
    private static final int NOTHING = 5;

    private final Map<Method, Boolean> known = new ConcurrentHashMap<>();

    @ServerRequestFilter(priority = AFTER_SECURITY)
    void refuse(ContainerRequestContext request, ResourceInfo resource) {
        if (request.getLength() > NOTHING
                && !known.computeIfAbsent(resource.getResourceMethod(), NoBodyFilter::takesBody)) {
            throw Problem.invalidField("", "unknown", "this operation takes no body")
                    .asException();
        }
    }

    static boolean takesBody(Method operation) {
        return Arrays.stream(operation.getParameters()).anyMatch(NoBodyFilter::body);
    }

    /** A parameter that comes from nowhere else. */
    private static boolean body(Parameter parameter) {
        String type = parameter.getType().getName();
        return Arrays.stream(parameter.getAnnotations()).noneMatch(NoBodyFilter::elsewhere)
                && (parameter.getType() == MultivaluedMap.class
                        || !type.startsWith("jakarta.ws.rs.") && !type.startsWith("io.vertx."));
    }

    private static boolean elsewhere(Annotation annotation) {
        String name = annotation.annotationType().getPackageName();
        return name.startsWith("jakarta.ws.rs") || name.startsWith("org.jboss.resteasy.reactive");
    }
}
