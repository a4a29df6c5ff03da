package baffin.platform.gateway;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which service answers which path. The first line that matches wins; a path that no line matches does not exist. */
public final class RouteTable {

    // dots, slashes and percent signs in disguise could lead around the table
    private static final Pattern DISGUISED = Pattern.compile("//|/\\.\\.?(/|$)|\\\\|;|%(2[eEfF5]|5[cC]|3[bB]|00)");

    private final List<Route> routes;
    private final List<Pattern> patterns;

    RouteTable(List<Route> routes) {
        this.routes = List.copyOf(routes);
        this.patterns = routes.stream().map(Route::pattern).toList();
    }

    /** The table of the platform, from the file {@code routes.json}. */
    public static RouteTable standard() {
        try (InputStream in = RouteTable.class.getResourceAsStream("routes.json")) {
            if (in == null) {
                throw new IllegalStateException("routes.json is missing");
            }
            return new RouteTable(List.of(new ObjectMapper().readValue(in, Route[].class)));
        } catch (IOException e) {
            throw new UncheckedIOException("routes.json cannot be read", e);
        }
    }

    public List<Route> routes() {
        return routes;
    }

    /** Where a request for a path goes; empty when nowhere. */
    public Optional<Destination> find(String path) {
        if (DISGUISED.matcher(path).find()) {
            return Optional.empty();
        }
        for (int i = 0; i < routes.size(); i++) {
            Matcher match = patterns.get(i).matcher(path);
            if (match.matches()) {
                return Optional.of(destination(routes.get(i), match));
            }
        }
        return Optional.empty();
    }

    private static Destination destination(Route route, Matcher match) {
        return route.target(match)
                .<Destination>map(Destination.Elsewhere::new)
                .orElseGet(() -> new Destination.ToService(String.valueOf(route.service())));
    }

    /** Where a request goes. */
    public sealed interface Destination {

        /** To the service with this id. */
        record ToService(String service) implements Destination {}

        /** The client is told to ask for this path. */
        record Elsewhere(String path) implements Destination {}
    }
}
