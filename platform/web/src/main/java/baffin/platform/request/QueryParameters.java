package baffin.platform.request;

import baffin.platform.identity.Leases;
import baffin.platform.identity.StreamTicket;
import baffin.platform.problem.Violation;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.QueryParam;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The query parameters of one operation, as its method declares them, those of its bean parameters included.
 *
 * @param types the type of each, by name
 */
record QueryParameters(SortedMap<String, Class<?>> types) {

    private static final String BOOLEAN = "must be true or false";
    private static final String WHOLE = "must be a whole number";

    /** Those that a method of a resource declares. */
    static QueryParameters of(Method method) {
        SortedMap<String, Class<?>> types = new TreeMap<>();
        for (Parameter parameter : method.getParameters()) {
            add(parameter, parameter.getType(), types);
        }
        if (method.isAnnotationPresent(Leases.Streaming.class)
                || method.getDeclaringClass().isAnnotationPresent(Leases.Streaming.class)) {
            types.put(StreamTicket.PARAMETER, String.class);
        }
        return new QueryParameters(types);
    }

    private static void add(AnnotatedElement element, Class<?> type, Map<String, Class<?>> types) {
        QueryParam query = element.getAnnotation(QueryParam.class);
        if (query != null) {
            types.put(query.value(), type);
        } else if (element.isAnnotationPresent(BeanParam.class)) {
            for (Class<?> bean = type; bean != null; bean = bean.getSuperclass()) {
                for (Field field : bean.getDeclaredFields()) {
                    add(field, field.getType(), types);
                }
            }
        }
    }

    /** Their names, in order. */
    List<String> names() {
        return List.copyOf(types.keySet());
    }

    /** All that is wrong with a query; the framework would pass over it, or take it for an address that is none. */
    List<Violation> faults(Map<String, List<String>> query) {
        List<Violation> faults = new ArrayList<>();
        new TreeMap<>(query).forEach((name, values) -> {
            Class<?> type = types.get(name);
            if (type == null) {
                faults.add(fault(name, "unknown-parameter", known()).withAllowed(names()));
            } else if (values.size() > 1 && !Collection.class.isAssignableFrom(type)) {
                faults.add(fault(name, "repeated-parameter", "must stand there once"));
            } else {
                values.forEach(value -> wrongType(type, value)
                        .ifPresent(message ->
                                faults.add(fault(name, "wrong-type", message).withValue(value))));
            }
        });
        return faults;
    }

    private String known() {
        return types.isEmpty()
                ? "is not known: this operation takes no query parameters"
                : "is not known; known are " + names();
    }

    private static Violation fault(String name, String code, String message) {
        return new Violation("?" + name, code, message);
    }

    private static Optional<String> wrongType(Class<?> type, String value) {
        if (type == boolean.class || type == Boolean.class) {
            return value.equals("true") || value.equals("false") ? Optional.empty() : Optional.of(BOOLEAN);
        }
        try {
            if (type == int.class || type == Integer.class) {
                Integer.parseInt(value);
            } else if (type == long.class || type == Long.class) {
                Long.parseLong(value);
            }
            return Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.of(WHOLE);
        }
    }
}
