package baffin.platform.runtime.decider.loop;

import baffin.platform.topics.KafkaAccess;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.FinalizedVersionRange;

/** Refuses to run on brokers whose transactions can be torn (KIP-890 closes that from transaction.version 2 on). */
public final class BrokerFeatures {

    private static final String FEATURE = "transaction.version";
    private static final short TRANSACTION_VERSION_MIN = 2;
    private static final int TIMEOUT_S = 30;

    private BrokerFeatures() {}

    /**
     * Checks the cluster.
     *
     * @throws IllegalStateException when its transactions are too old, or it does not answer within 30 s
     */
    public static void require(KafkaAccess kafka) {
        try (Admin admin = Admin.create(kafka.with(Map.of()))) {
            FinalizedVersionRange range = admin.describeFeatures()
                    .featureMetadata()
                    .get(TIMEOUT_S, TimeUnit.SECONDS)
                    .finalizedFeatures()
                    .get(FEATURE);
            short level = range == null ? 0 : range.maxVersionLevel();
            if (level < TRANSACTION_VERSION_MIN) {
                throw new IllegalStateException("the Kafka cluster at " + kafka + " has " + FEATURE + "=" + level
                        + "; exactly-once needs 2: run kafka-features.sh upgrade --feature " + FEATURE + "=2");
            }
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the Kafka cluster at " + kafka + " does not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while asking " + kafka, e);
        }
    }
}
