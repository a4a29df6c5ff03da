package baffin.accounts.session.api;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.Objects;

/** What a program calls itself. */
public final class Device {

    private static final int LENGTH_MAX = 200;

    private Device() {}

    /** The first 200 characters of {@code User-Agent}; empty without one. */
    public static String of(HttpServerRequest request) {
        String agent = Objects.requireNonNullElse(request.getHeader(HttpHeaders.USER_AGENT), "");
        return agent.substring(0, Math.min(agent.length(), LENGTH_MAX));
    }
}
