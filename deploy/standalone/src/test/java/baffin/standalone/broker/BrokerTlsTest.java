package baffin.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.topics.KafkaAccess;
import baffin.standalone.gateway.OwnCertificate;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.errors.SslAuthenticationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a client says to a broker with TLS, when it trusts its certificate and when it does not. */
class BrokerTlsTest {

    private static final short API_VERSIONS = 18;

    @TempDir
    private Path directory;

    @Test
    void a_client_speaks_tls_with_a_broker_whose_certificate_is_in_the_truststore_and_with_no_other() throws Exception {
        OwnCertificate own = OwnCertificate.in(directory);
        try (SSLServerSocket broker = listening(own)) {
            BlockingQueue<Short> requests = new ArrayBlockingQueue<>(100);
            Thread.ofPlatform().daemon().start(() -> take(broker, requests));
            Map<String, String> settings = new HashMap<>(Map.of("tls", "true", "user", "game", "password", "secret"));
            String bootstrap = "localhost:" + broker.getLocalPort();

            assertThatThrownBy(() -> ask(KafkaAccess.of(bootstrap, settings::get)))
                    .hasCauseInstanceOf(SslAuthenticationException.class);
            assertThat(requests).isEmpty();

            settings.put("truststore", own.certificate().chain().toString());
            assertThatThrownBy(() -> ask(KafkaAccess.of(bootstrap, settings::get)))
                    .isNotInstanceOf(SslAuthenticationException.class);
            assertThat(requests.poll(10, TimeUnit.SECONDS)).isEqualTo(API_VERSIONS);
        }
    }

    private static void ask(KafkaAccess kafka) throws Exception {
        try (Admin admin =
                Admin.create(kafka.with(Map.of("default.api.timeout.ms", 3_000, "request.timeout.ms", 3_000)))) {
            admin.describeCluster().nodes().get();
        }
    }

    /** Takes connections, and says what each asks for first. */
    private static void take(SSLServerSocket broker, BlockingQueue<Short> requests) {
        while (!broker.isClosed()) {
            try (SSLSocket socket = (SSLSocket) broker.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                in.readInt();
                requests.add(in.readShort());
            } catch (IOException refused) {
                System.out.println("the client did not trust, or the test is over: " + refused);
            }
        }
    }

    private static SSLServerSocket listening(OwnCertificate own) throws Exception {
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(own.store(), "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return (SSLServerSocket)
                context.getServerSocketFactory().createServerSocket(0, 50, InetAddress.getByName("localhost"));
    }
}
