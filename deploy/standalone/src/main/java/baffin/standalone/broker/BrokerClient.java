package baffin.standalone.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;

/** What a starter asks a broker before it trusts it. */
public final class BrokerClient {

    private static final String TRANSACTIONS = "transaction.version";
    private static final short SAFE_TRANSACTIONS = 2;
    private static final long PAUSE_MS = 100;

    private BrokerClient() {}

    /**
     * Waits until a broker answers.
     *
     * @return whether it did within the limit; false at once when {@code alive} says that its process is gone
     */
    public static boolean awaitReady(String bootstrap, Duration limit, java.util.function.BooleanSupplier alive) {
        long end = System.nanoTime() + limit.toNanos();
        while (System.nanoTime() < end && alive.getAsBoolean()) {
            if (answers(bootstrap)) {
                return true;
            }
            pause();
        }
        return false;
    }

    /**
     * Refuses a cluster on which a late commit marker could end a later transaction.
     *
     * @throws IllegalStateException when the cluster's transaction protocol is older than version 2
     */
    public static void requireSafeTransactions(String bootstrap) {
        try (Admin admin = admin(bootstrap, 10_000)) {
            var feature = admin.describeFeatures()
                    .featureMetadata()
                    .get()
                    .finalizedFeatures()
                    .get(TRANSACTIONS);
            if (feature == null || feature.maxVersionLevel() < SAFE_TRANSACTIONS) {
                throw new IllegalStateException("Kafka runs with " + TRANSACTIONS + " "
                        + (feature == null ? "0" : feature.maxVersionLevel()) + "; Baffin needs 2 or newer");
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("Kafka does not tell its features: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static boolean answers(String bootstrap) {
        // asking a closed port would only make the client log warnings
        if (!Reachable.isOpen(bootstrap)) {
            return false;
        }
        try (Admin admin = admin(bootstrap, 2_000)) {
            return !admin.describeCluster().nodes().get().isEmpty();
        } catch (ExecutionException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static Admin admin(String bootstrap, int timeoutMs) {
        return Admin.create(Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, timeoutMs,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, timeoutMs));
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
