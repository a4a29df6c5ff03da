package baffin.platform.gateway;

import io.vertx.core.http.HttpServerRequest;

/** What answers a request that the gateway has let in. */
@FunctionalInterface
public interface Upstream {

    /**
     * Answers.
     *
     * @param service id of the service that the path belongs to
     */
    void handle(String service, HttpServerRequest request);
}
