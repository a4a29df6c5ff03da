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
import org.jspecify.annotations.Nullable;

/**
 * The query parameters of one operation, as its method declares them, those of its bean parameters included.
 *
 * @param kinds what each takes, by name
 */
record QueryParameters(SortedMap<String, Kind> kinds) {

    /**
     * What a parameter takes.
     *
     * @param ids of what its values are ids; null for other values
     */
    record Kind(Class<?> type, IdQuery.@Nullable Of ids) {

        boolean several() {
            return Collection.class.isAssignableFrom(type);
        }
    }

    private static final String BOOLEAN = "must be true or false";
    private static final String WHOLE = "must be a whole number";

    /** Those that a method of a resource declares. */
    static QueryParameters of(Method method) {
        SortedMap<String, Kind> kinds = new TreeMap<>();
        for (Parameter parameter : method.getParameters()) {
            add(parameter, parameter.getType(), kinds);
        }
        if (method.isAnnotationPresent(Leases.Streaming.class)
                || method.getDeclaringClass().isAnnotationPresent(Leases.Streaming.class)) {
            kinds.put(StreamTicket.PARAMETER, new Kind(String.class, null));
        }
        return new QueryParameters(kinds);
    }

    private static void add(AnnotatedElement element, Class<?> type, Map<String, Kind> kinds) {
        QueryParam query = element.getAnnotation(QueryParam.class);
        if (query != null) {
            IdQuery ids = element.getAnnotation(IdQuery.class);
            kinds.put(query.value(), new Kind(type, ids == null ? null : ids.value()));
        } else if (element.isAnnotationPresent(BeanParam.class)) {
            for (Class<?> bean = type; bean != null; bean = bean.getSuperclass()) {
                for (Field field : bean.getDeclaredFields()) {
                    add(field, field.getType(), kinds);
                }
            }
        }
    }

    /** Their names, in order. */
    List<String> names() {
        return List.copyOf(kinds.keySet());
    }

    /** All that is wrong with a query; the framework would pass over it, or take it for an address that is none. */
    List<Violation> faults(Map<String, List<String>> query) {
        List<Violation> faults = new ArrayList<>();
        new TreeMap<>(query).forEach((name, values) -> {
            Kind kind = kinds.get(name);
            if (name.equals(LanguageQuery.PARAMETER)) {
                // taken everywhere: even an answer without words may be a refusal with some
                values.stream()
                        .filter(value -> !ReaderLanguage.WORDS.contains(value))
                        .forEach(value -> faults.add(Violation.notOneOf("?" + name, value, ReaderLanguage.WORDS)));
            } else if (kind == null) {
                faults.add(fault(name, "unknown-parameter", known()).withAllowed(names()));
            } else if (values.size() > 1 && !kind.several()) {
                faults.add(fault(name, "repeated-parameter", "must stand there once"));
            } else if (kind.ids() != null) {
                IdQuery.Of ids = kind.ids();
                (kind.several() ? QueryFilters.words(values) : values)
                        .forEach(id -> ids.fault(name, id).ifPresent(faults::add));
            } else {
                values.forEach(value -> wrongType(kind.type(), value)
                        .ifPresent(message ->
                                faults.add(fault(name, "wrong-type", message).withValue(value))));
            }
        });
        return faults;
    }

    private String known() {
        return kinds.isEmpty()
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
