package baffin.platform.request;

import io.quarkus.arc.Arc;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each address can be asked, and in which media types it is answered: a refusal names them. */
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
     */
    private record Representation(String httpMethod, List<String> segments, List<String> types) {

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
        String method = httpMethod.equals(HEAD) ? GET : httpMethod;
        List<String> segments = segments(path);
        return nearest(all.stream().filter(one -> one.answers(method, segments)))
                .flatMap(one -> one.types().stream())
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
                                types(method, resource))));
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

    private static String path(@Nullable Path path) {
        return path == null ? "" : path.value();
    }

    private static List<String> segments(String path) {
        return Arrays.stream(path.split("/")).filter(one -> !one.isEmpty()).toList();
    }
}
