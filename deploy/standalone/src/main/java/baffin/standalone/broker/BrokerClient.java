package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.errors.AuthenticationException;

/** What a starter asks a broker before it trusts it. */
public final class BrokerClient {

    private static final long PAUSE_MS = 100;

    private BrokerClient() {}

    /**
     * Waits until a broker answers.
     *
     * @return whether it did within the limit; false at once when {@code alive} says that its process is gone
     * @throws IllegalStateException when it does not let in this user
     */
    public static boolean awaitReady(KafkaAccess kafka, Duration limit, java.util.function.BooleanSupplier alive) {
        long end = System.nanoTime() + limit.toNanos();
        while (System.nanoTime() < end && alive.getAsBoolean()) {
            if (answers(kafka)) {
                return true;
            }
            pause();
        }
        return false;
    }

    private static boolean answers(KafkaAccess kafka) {
        // asking a closed port would only make the client log warnings
        if (!Reachable.isOpen(kafka.bootstrap())) {
            return false;
        }
        try (Admin admin = admin(kafka, 2_000)) {
            return !admin.describeCluster().nodes().get().isEmpty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AuthenticationException refused) {
                throw new IllegalStateException("the broker refuses a password: " + refused.getMessage(), refused);
            }
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static Admin admin(KafkaAccess kafka, int timeoutMs) {
        return Admin.create(kafka.with(Map.of(
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, timeoutMs,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, timeoutMs)));
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether something listens at an address. */
    static final class Reachable {

        private static final int LIMIT_MS = 500;

        private Reachable() {}

        static boolean isOpen(String hostAndPort) {
            int colon = hostAndPort.lastIndexOf(':');
            var address = new InetSocketAddress(
                    hostAndPort.substring(0, colon), Integer.parseInt(hostAndPort.substring(colon + 1)));
            try (Socket socket = new Socket()) {
                socket.connect(address, LIMIT_MS);
                return true;
            } catch (IOException e) {
                return false;
            }
        }
    }
}
