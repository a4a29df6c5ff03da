package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.standalone.process.Ports;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The files of docs/hosting.md, judged by the programs that read them. */
@Timeout(600)
class HostingFilesTest {

    private static final int LIMIT_S = 240;

    @TempDir
    private Path directory;

    private final CountDownLatch firstLineRead = new CountDownLatch(1);

    @Test
    void systemd_takes_the_unit() throws Exception {
        assumeTrue(isInstalled("systemd-analyze"), "systemd is not installed");
        Path project = DeploymentFiles.file("baffin").toAbsolutePath().getParent();
        Path unit = directory.resolve("baffin.service");
        Files.writeString(
                unit,
                Files.readString(DeploymentFiles.file("deploy/systemd/baffin.service"))
                        .replace("/opt/baffin", project.toString()));

        assertThat(said(0, "systemd-analyze", "verify", "--man=no", unit.toString()))
                .doesNotContain("baffin.service");
    }

    @Test
    void nginx_ends_tls_tells_who_asks_and_lets_streams_through() throws Exception {
        assumeTrue(isInstalled("nginx") && isInstalled("openssl"), "nginx or openssl is not installed");
        int port = Ports.free(1).getFirst();
        HttpServer gateway = gateway();
        Process nginx = nginx(port, gateway.getAddress().getPort());
        try (HttpClient client = HttpClient.newBuilder().sslContext(trusting()).build()) {
            HttpResponse<InputStream> answer = answer(client, URI.create("https://localhost:" + port + "/stream"));
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).hasValue("max-age=31536000");
            BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));

            assertThat(lines.readLine()).isEqualTo("asked by 127.0.0.1");
            firstLineRead.countDown();
            assertThat(lines.readLine()).isEqualTo("the second line came after the first was read");
        } finally {
            nginx.destroy();
            nginx.waitFor();
            gateway.stop(0);
        }
    }

    private Process nginx(int port, int gateway) throws Exception {
        said(
                0,
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "1",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-keyout",
                file("key.pem"),
                "-out",
                file("cert.pem"));
        String site = Files.readString(DeploymentFiles.file("deploy/proxy/nginx.conf"))
                .replace("listen 443 ", "listen 127.0.0.1:" + port + " ")
                .replace("127.0.0.1:8080", "127.0.0.1:" + gateway)
                .replaceAll("ssl_certificate .*;", "ssl_certificate " + file("cert.pem") + ";")
                .replaceAll("ssl_certificate_key .*;", "ssl_certificate_key " + file("key.pem") + ";");
        String scratch = Stream.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
                .map(what -> what + "_temp_path " + file(what) + ";\n")
                .reduce("", String::concat);
        Path configuration = directory.resolve("whole.conf");
        Files.writeString(
                configuration,
                "daemon off; master_process off; pid " + file("nginx.pid") + "; error_log " + file("error.log")
                        + ";\nevents {}\nhttp {\naccess_log off;\n" + scratch + site + "}\n");
        return new ProcessBuilder("nginx", "-p", directory.toString(), "-c", configuration.toString())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("nginx.out").toFile())
                .start();
    }

    private HttpServer gateway() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::stream);
        server.start();
        return server;
    }

    private void stream(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(200, 0);
            String asker = exchange.getRequestHeaders().getFirst("X-Forwarded-For");
            var body = exchange.getResponseBody();
            body.write(("asked by " + asker + "\n").getBytes(StandardCharsets.UTF_8));
            body.flush();
            boolean read = firstLineRead.await(LIMIT_S, TimeUnit.SECONDS);
            body.write((read ? "the second line came after the first was read\n" : "the first line was held back\n")
                    .getBytes(StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HttpResponse<InputStream> answer(HttpClient client, URI address) throws Exception {
        Instant end = Instant.now().plus(Duration.ofSeconds(LIMIT_S));
        while (true) {
            try {
                return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofInputStream());
            } catch (IOException notYet) {
                if (Instant.now().isAfter(end)) {
                    throw new IOException(Files.readString(directory.resolve("nginx.out")), notYet);
                }
                Thread.sleep(100);
            }
        }
    }

    private SSLContext trusting() throws Exception {
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        try (InputStream in = Files.newInputStream(directory.resolve("cert.pem"))) {
            trusted.setCertificateEntry(
                    "proxy", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return context;
    }

    private String file(String name) {
        return directory.resolve(name).toString();
    }

    private static boolean isInstalled(String program) {
        return Stream.of((System.getenv("PATH") + ":/usr/sbin").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static String said(int exit, String... command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        return said;
    }
}
