package baffin.gameservice.config;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Headers for the files of the web client and of the API page: scripts and styles of this origin alone, which of them
 * never change, and the client of the API for pages of every origin.
 */
@ApplicationScoped
class ClientFiles {

    /** Folders of pages, each with its index. */
    private static final List<String> FOLDERS = List.of("/app", "/app/embed", "/api/v1/docs");

    /** The page that other sites may frame: a click there changes nothing. */
    private static final String EMBEDDED = "/app/embed/";

    private static final String API_CLIENT = "/app/client/";
    private static final int EARLY = 990;
    private static final Pattern HASHED = Pattern.compile(".*-[A-Z0-9]{8}\\.(js|css)");
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors ";

    void register(@Observes Filters filters) {
        filters.register(this::filter, EARLY);
    }

    private void filter(RoutingContext context) {
        String path = String.valueOf(context.request().path());
        if (FOLDERS.contains(path)) {
            context.response()
                    .setStatusCode(308)
                    .putHeader(HttpHeaders.LOCATION, path + "/")
                    .end();
            return;
        }
        if (FOLDERS.stream().anyMatch(folder -> path.startsWith(folder + "/"))) {
            context.addHeadersEndHandler(done -> set(path, context.response().headers()));
        }
        context.next();
    }

    private static void set(String path, MultiMap headers) {
        headers.set("Content-Security-Policy", POLICY + (path.startsWith(EMBEDDED) ? "*" : "'none'"));
        if (path.startsWith(API_CLIENT)) {
            headers.set(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, "*");
        }
        headers.set(
                HttpHeaders.CACHE_CONTROL,
                HASHED.matcher(path).matches() ? "public, max-age=31536000, immutable" : "no-cache");
    }
}
