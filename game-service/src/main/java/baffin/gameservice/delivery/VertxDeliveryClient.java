package baffin.gameservice.delivery;

import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.WebhookUrl;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * Sends requests with Vert.x: to an address that was checked, never to a name, so that the name can't lead elsewhere in
 * between. The host of the URL stays in the header, in SNI and in the check of the certificate.
 */
public final class VertxDeliveryClient implements DeliveryClient {

    private static final Duration NAMES_MAX = Duration.ofSeconds(10);
    private static final int CONNECT_MS = 5_000;
    private static final int POOL_MAX = 256;
    private static final int BODY_BYTES_MAX = 1024;
    private static final int HEADER_BYTES_MAX = 16 * 1024;
    private static final String AGENT = "baffin-webhooks/1";

    private final Vertx vertx;
    private final HttpClient client;
    private final AddressPolicy addressPolicy;
    private final Duration longest;

    /**
     * A carrier.
     *
     * @param longest until an answer must have begun
     * @param trust what certificates are trusted; as the platform does when nothing is set
     */
    public VertxDeliveryClient(Vertx vertx, AddressPolicy addressPolicy, Duration longest, HttpClientOptions trust) {
        this.vertx = vertx;
        this.addressPolicy = addressPolicy;
        this.longest = longest;
        this.client = vertx.createHttpClient(new HttpClientOptions(trust)
                .setKeepAlive(false)
                .setVerifyHost(true)
                .setMaxPoolSize(POOL_MAX)
                .setConnectTimeout(CONNECT_MS)
                .setMaxHeaderSize(HEADER_BYTES_MAX)
                .setDecompressionSupported(false));
    }

    @Override
    public Uni<DeliveryResponse> post(String url, Map<String, String> headers, byte[] body) {
        return Uni.createFrom()
                .item(() -> WebhookUrl.of(url, addressPolicy.own()))
                .chain(target -> addressPolicy
                        .admitted(target)
                        .ifNoItem()
                        .after(NAMES_MAX)
                        .failWith(AddressPolicy.Refused::new)
                        .chain(addresses -> send(options(target, one(addresses), headers), body)))
                .onFailure()
                .recoverWithItem(fault -> DeliveryResponse.not(words(fault)));
    }

    // another one at the next attempt, should this one be out of reach
    private static InetAddress one(List<InetAddress> addresses) {
        return addresses.get(ThreadLocalRandom.current().nextInt(addresses.size()));
    }

    private static RequestOptions options(WebhookUrl target, InetAddress address, Map<String, String> headers) {
        RequestOptions options = new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setServer(SocketAddress.inetSocketAddress(new InetSocketAddress(address, target.port())))
                .setHost(target.host())
                .setPort(target.port())
                .setSsl(target.ssl())
                .setURI(target.target())
                .setFollowRedirects(false)
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                .putHeader(HttpHeaders.USER_AGENT, AGENT);
        headers.forEach(options::putHeader);
        return options;
    }

    private Uni<DeliveryResponse> send(RequestOptions options, byte[] body) {
        return Uni.createFrom().emitter(emitter -> {
            Exchange exchange = new Exchange(body);
            long timer = vertx.setTimer(longest.toMillis(), ignored -> exchange.late());
            exchange.promise.future().onComplete(result -> {
                vertx.cancelTimer(timer);
                if (result.succeeded()) {
                    emitter.complete(result.result());
                } else {
                    emitter.fail(result.cause());
                }
            });
            client.request(options).onSuccess(exchange::send).onFailure(exchange.promise::tryFail);
        });
    }

    /** One request. The status is all that counts; the rest is read to its end, or as far as a receiver may go on. */
    private static final class Exchange {

        private final byte[] body;
        private final Promise<DeliveryResponse> promise = Promise.promise();
        private volatile @Nullable HttpClientRequest request;
        private volatile @Nullable DeliveryResponse deliveryResponse;
        private int seen;

        Exchange(byte[] body) {
            this.body = body;
        }

        void send(HttpClientRequest open) {
            request = open;
            if (promise.future().isComplete()) {
                open.reset();
                return;
            }
            open.exceptionHandler(promise::tryFail);
            open.send(Buffer.buffer(body)).onSuccess(this::read).onFailure(promise::tryFail);
        }

        private void read(HttpClientResponse response) {
            DeliveryResponse status =
                    DeliveryResponse.with(response.statusCode(), response.getHeader(HttpHeaders.RETRY_AFTER));
            deliveryResponse = status;
            response.exceptionHandler(cut -> promise.tryComplete(status));
            response.endHandler(end -> promise.tryComplete(status));
            response.handler(part -> {
                seen += part.length();
                if (seen > BODY_BYTES_MAX) {
                    late();
                }
            });
        }

        /** Ends it with what is known. */
        void late() {
            DeliveryResponse known = deliveryResponse;
            if (known == null) {
                promise.tryFail(new TimeoutException());
            } else {
                promise.tryComplete(known);
            }
            HttpClientRequest open = request;
            if (open != null) {
                open.reset();
            }
        }
    }

    private static String words(Throwable fault) {
        return switch (fault) {
            case AddressPolicy.Refused refused -> "the address " + AddressPolicy.REFUSED;
            case IllegalArgumentException url -> "the address " + url.getMessage();
            case TimeoutException late -> "no answer in time";
            case SSLException tls -> "no trusted TLS connection";
            case ConnectException away -> "no connection";
            default -> "the connection broke";
        };
    }
}
