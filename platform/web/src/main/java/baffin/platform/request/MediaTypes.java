package baffin.platform.request;

import io.quarkus.arc.Arc;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each address can be asked, by whom, and in which media types it is asked and answered: a refusal names them. */
public final class MediaTypes {

    private static final String HEAD = "HEAD";
    private static final String GET = "GET";

    private final List<Representation> all;

    MediaTypes(Stream<Class<?>> resources) {
        this.all = resources.flatMap(MediaTypes::of).toList();
    }

    /**
     * What one method of a resource can be answered with.
     *
     * @param segments of its path; a parameter stands in braces
     * @param taken media types of its body
     * @param open true when it needs no token
     */
    private record Representation(
            String httpMethod, List<String> segments, List<String> types, List<String> taken, boolean open) {

        boolean answers(String method, List<String> path) {
            return httpMethod.equals(method) && isAt(path);
        }

        boolean isAt(List<String> path) {
            if (segments.size() != path.size()) {
                return false;
            }
            for (int at = 0; at < path.size(); at++) {
                if (!parameter(at) && !segments.get(at).equals(path.get(at))) {
                    return false;
                }
            }
            return true;
        }

        boolean parameter(int at) {
            return segments.get(at).startsWith("{");
        }

        /** A name that is written out goes before a parameter, as in the matching of JAX-RS. */
        long parameters() {
            return segments.stream().filter(one -> one.startsWith("{")).count();
        }
    }

    /** The resources of this service. */
    public static MediaTypes installed() {
        return Installed.TYPES;
    }

    /** Read when first asked for: a refusal is rare. */
    private static final class Installed {
        private static final MediaTypes TYPES =
                new MediaTypes(Arc.container().beanManager().getBeans(Object.class, Any.Literal.INSTANCE).stream()
                        .<Class<?>>map(Bean::getBeanClass)
                        .filter(type -> type.isAnnotationPresent(Path.class))
                        .distinct());
    }

    /** The media types of an address; empty when nothing is there. */
    public List<String> at(String httpMethod, String path) {
        return types(httpMethod, path, Representation::types);
    }

    /** The media types of the bodies that an address takes; empty when it takes none. */
    public List<String> taken(String httpMethod, String path) {
        return types(httpMethod, path, Representation::taken);
    }

    private List<String> types(String httpMethod, String path, Function<Representation, List<String>> which) {
        String method = httpMethod.equals(HEAD) ? GET : httpMethod;
        List<String> segments = segments(path);
        return nearest(all.stream().filter(one -> one.answers(method, segments)))
                .flatMap(one -> which.apply(one).stream())
                .distinct()
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** The methods of an address, in order, with HEAD where there is GET; empty when nothing is there. */
    public List<String> methods(String path) {
        List<String> segments = segments(path);
        return nearest(all.stream().filter(one -> one.isAt(segments)))
                .map(Representation::httpMethod)
                .flatMap(method -> method.equals(GET) ? Stream.of(GET, HEAD) : Stream.of(method))
                .distinct()
                .sorted()
                .toList();
    }

    /** True when an address has the method, and needs no token for it. */
    public boolean open(String httpMethod, String path) {
        List<String> segments = segments(path);
        return nearest(all.stream().filter(one -> one.answers(httpMethod, segments)))
                .anyMatch(Representation::open);
    }

    /** Those with the fewest parameters. */
    private static Stream<Representation> nearest(Stream<Representation> some) {
        List<Representation> found = some.toList();
        long fewest = found.stream().mapToLong(Representation::parameters).min().orElse(0);
        return found.stream().filter(one -> one.parameters() == fewest);
    }

    private static Stream<Representation> of(Class<?> resource) {
        String base = path(resource.getAnnotation(Path.class));
        return Arrays.stream(resource.getMethods())
                .flatMap(method -> httpMethod(method).stream()
                        .map(verb -> new Representation(
                                verb,
                                segments(base + "/" + path(method.getAnnotation(Path.class))),
                                types(method, resource),
                                taken(method, resource),
                                open(method, resource))));
    }

    private static boolean open(Method method, Class<?> resource) {
        boolean own = method.isAnnotationPresent(RolesAllowed.class) || method.isAnnotationPresent(PermitAll.class);
        return (own ? (AnnotatedElement) method : resource).isAnnotationPresent(PermitAll.class);
    }

    private static List<String> httpMethod(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .filter(type -> type.isAnnotationPresent(HttpMethod.class))
                .map(type -> type.getAnnotation(HttpMethod.class).value())
                .toList();
    }

    private static List<String> types(Method method, Class<?> resource) {
        Produces own = method.getAnnotation(Produces.class);
        Produces produces = own == null ? resource.getAnnotation(Produces.class) : own;
        return produces == null ? List.of() : List.of(produces.value());
    }

    private static List<String> taken(Method method, Class<?> resource) {
        Consumes own = method.getAnnotation(Consumes.class);
        Consumes consumes = own == null ? resource.getAnnotation(Consumes.class) : own;
        return consumes == null ? List.of() : List.of(consumes.value());
    }

    private static String path(@Nullable Path path) {
        return path == null ? "" : path.value();
    }

    private static List<String> segments(String path) {
        return Arrays.stream(path.split("/")).filter(one -> !one.isEmpty()).toList();
    }
}
