package baffin.gameservice.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.Receiver;
import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.HostResolver;
import baffin.gameservice.delivery.address.OwnNetworks;
import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.testkit.Waits;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.PfxOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VertxDeliveryClientTest {

    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    private static final OwnNetworks LOOPBACKS = OwnNetworks.of(List.of("127.0.0.0/8", "::1/128"));
    private static final byte[] BODY = {'{', '}'};
    /** A slow machine takes its time for a handshake. */
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private static final Duration SHORT = Duration.ofMillis(700);
    private static final int ATTEMPTS = 6;

    private final Vertx vertx = Vertx.vertx();
    private final Receiver receiver = new Receiver();
    private final AtomicInteger lookups = new AtomicInteger();

    @AfterEach
    void close() {
        receiver.close();
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    private HostResolver names(InetAddress... inTurn) {
        return host ->
                Uni.createFrom().item(() -> List.of(inTurn[Math.min(inTurn.length - 1, lookups.getAndIncrement())]));
    }

    private DeliveryResponse post(AddressPolicy addressPolicy, String url, HttpClientOptions trust) {
        return post(addressPolicy, url, trust, LONGEST);
    }

    private DeliveryResponse post(AddressPolicy addressPolicy, String url, HttpClientOptions trust, Duration longest) {
        return new VertxDeliveryClient(vertx, addressPolicy, longest, trust)
                .post(url, Map.of("webhook-id", "1"), BODY)
                .await()
                .atMost(Waits.MAX);
    }

    private DeliveryResponse post(String url) {
        return post(new AddressPolicy(names(LOOPBACK), LOOPBACKS), url, new HttpClientOptions());
    }

    private DeliveryResponse post(int port, Duration longest) {
        String url = "http://127.0.0.1:" + port + "/";
        return post(new AddressPolicy(names(LOOPBACK), LOOPBACKS), url, new HttpClientOptions(), longest);
    }

    @Test
    void it_connects_to_the_address_that_was_checked_under_the_name_that_was_asked_for() {
        DeliveryResponse deliveryResponse = post("http://hooks.example.org:" + receiver.port() + "/in?a=b");
        assertThat(deliveryResponse).isEqualTo(DeliveryResponse.with(204));
        assertThat(receiver.got("/in?a=b"))
                .singleElement()
                .satisfies(got -> assertThat(got.host()).isEqualTo("hooks.example.org:" + receiver.port()));
        assertThat(lookups).hasValue(1);
    }

    @Test
    void a_name_that_leads_elsewhere_by_the_time_of_the_connection_is_not_followed() throws IOException {
        // the name leads where it may when it is checked, and to this machine whenever it is looked up again
        InetAddress outside = InetAddress.getByName("203.0.113.9");
        HostResolver rebinding = names(outside, LOOPBACK);
        AddressPolicy addressPolicy = new AddressPolicy(rebinding, OwnNetworks.of(List.of("203.0.113.0/24")));
        DeliveryResponse deliveryResponse =
                post(addressPolicy, "http://rebind.example.org:" + receiver.port() + "/", new HttpClientOptions());
        assertThat(deliveryResponse.status()).isNull();
        assertThat(receiver.got()).isEmpty();
        assertThat(lookups).hasValue(1);
    }

    @Test
    void a_name_that_has_come_to_lead_inside_is_refused_at_the_delivery() throws IOException {
        AddressPolicy addressPolicy =
                new AddressPolicy(names(InetAddress.getByName("1.1.1.1"), LOOPBACK), OwnNetworks.NONE);
        assertThat(addressPolicy
                        .admitted(WebhookUrl.of("https://hooks.example.org/", false))
                        .await()
                        .indefinitely())
                .hasSize(1);
        DeliveryResponse deliveryResponse = post(addressPolicy, "https://hooks.example.org/", new HttpClientOptions());
        assertThat(deliveryResponse.status()).isNull();
        assertThat(deliveryResponse.error()).contains("public addresses only");
    }

    @Test
    void http_is_refused_at_the_delivery_where_only_public_addresses_are_allowed() {
        AddressPolicy addressPolicy = new AddressPolicy(names(LOOPBACK), OwnNetworks.NONE);
        assertThat(post(addressPolicy, receiver.url("/"), new HttpClientOptions())
                        .status())
                .isNull();
        assertThat(receiver.got()).isEmpty();
    }

    @Test
    void redirects_are_not_followed() {
        for (int status : new int[] {301, 302, 303, 307, 308}) {
            receiver.answering(got -> status);
            assertThat(post(receiver.url("/from"))).isEqualTo(DeliveryResponse.with(status));
        }
        assertThat(receiver.got("/elsewhere")).isEmpty();
    }

    @Test
    void a_long_answer_is_left_at_its_beginning() {
        receiver.saying("x".repeat(4_000_000)).answering(got -> 200);
        assertThat(post(receiver.url("/"))).isEqualTo(DeliveryResponse.with(200));
    }

    @Test
    void who_does_not_answer_in_time_has_not_answered() {
        NetServer silent = vertx.createNetServer()
                .connectHandler(socket -> {})
                .listen(0, LOOPBACK.getHostAddress())
                .toCompletionStage()
                .toCompletableFuture()
                .join();
        assertThat(post(silent.actualPort(), SHORT)).isEqualTo(DeliveryResponse.not("no answer in time"));
    }

    @Test
    void who_begins_to_answer_has_answered() {
        NetServer slow = vertx.createNetServer()
                .connectHandler(socket -> socket.write("HTTP/1.1 202 Accepted\r\nContent-Length: 100\r\n\r\nx"))
                .listen(0, LOOPBACK.getHostAddress())
                .toCompletionStage()
                .toCompletableFuture()
                .join();
        // a slow machine needs more time until an answer begins
        DeliveryResponse answered = Stream.iterate(SHORT, longest -> longest.multipliedBy(2))
                .limit(ATTEMPTS)
                .map(longest -> post(slow.actualPort(), longest))
                .filter(response -> response.status() != null)
                .findFirst()
                .orElseThrow();
        assertThat(answered).isEqualTo(DeliveryResponse.with(202));
    }

    @Test
    void nonsense_and_nobody_are_no_answers() {
        NetServer rude = vertx.createNetServer()
                .connectHandler(socket -> {
                    socket.write("nonsense\r\n\r\n");
                    socket.close();
                })
                .listen(0, LOOPBACK.getHostAddress())
                .toCompletionStage()
                .toCompletableFuture()
                .join();
        assertThat(post("http://127.0.0.1:" + rude.actualPort() + "/").status()).isNull();
        rude.close().toCompletionStage().toCompletableFuture().join();
        assertThat(post("http://127.0.0.1:" + rude.actualPort() + "/"))
                .isEqualTo(DeliveryResponse.not("no connection"));
    }

    @Test
    void the_certificate_must_be_of_the_name(@TempDir Path directory) throws Exception {
        Path store = directory.resolve("hooks.p12");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-genkeypair"));
        command.addAll(List.of("-alias", "hooks", "-keyalg", "EC", "-storetype", "PKCS12", "-validity", "30"));
        command.addAll(List.of("-dname", "CN=hooks.example.org", "-ext", "SAN=dns:hooks.example.org"));
        command.addAll(List.of("-keystore", store.toString(), "-storepass", "changeit"));
        assertThat(new ProcessBuilder(command).redirectErrorStream(true).start().waitFor())
                .isZero();
        PfxOptions keys = new PfxOptions().setPath(store.toString()).setPassword("changeit");
        ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
        HttpServer server = vertx.createHttpServer(new HttpServerOptions()
                        .setSsl(true)
                        .setKeyCertOptions(keys)
                        .setSni(true))
                .requestHandler(request -> {
                    names.add(request.connection().indicatedServerName() + " " + request.authority());
                    request.response().setStatusCode(200).end();
                })
                .listen(0, LOOPBACK.getHostAddress())
                .toCompletionStage()
                .toCompletableFuture()
                .join();
        int port = server.actualPort();
        AddressPolicy addressPolicy = new AddressPolicy(names(LOOPBACK), LOOPBACKS);
        HttpClientOptions trust = new HttpClientOptions().setTrustOptions(keys);
        assertThat(post(addressPolicy, "https://hooks.example.org:" + port + "/", trust))
                .isEqualTo(DeliveryResponse.with(200));
        assertThat(names).containsExactly("hooks.example.org hooks.example.org:" + port);
        DeliveryResponse other = post(addressPolicy, "https://other.example.org:" + port + "/", trust);
        assertThat(other).isEqualTo(DeliveryResponse.not("no trusted TLS connection"));
        DeliveryResponse untrusted =
                post(addressPolicy, "https://hooks.example.org:" + port + "/", new HttpClientOptions());
        assertThat(untrusted).isEqualTo(DeliveryResponse.not("no trusted TLS connection"));
        assertThat(names).hasSize(1);
    }
}
