package baffin.view.api;

import io.vertx.core.http.HttpServerRequest;

/** Where requests come from. */
final class Addresses {

    private Addresses() {}

    /** The client's address as the gateway tells it. */
    static String of(HttpServerRequest request) {
        String forwarded = request.getHeader("X-Forwarded-For");
        return forwarded == null ? request.remoteAddress().hostAddress() : forwarded;
    }
}
