package baffin.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.RoundRobinPartitioner;
import org.apache.kafka.common.Cluster;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;

/** What is told of the broker when it is too slow for a transaction. */
class RawWritesTest {

    private static final String TOPIC = "raw";
    private static final int PARTITIONS = 5;
    private static final List<byte[]> RECORDS = IntStream.range(0, 60)
            .mapToObj(number -> new byte[] {(byte) number})
            .toList();

    private final Deque<MockProducer<byte[], byte[]>> producers = new ArrayDeque<>();
    private final List<MockProducer<byte[], byte[]>> used = new ArrayList<>();

    private MockProducer<byte[], byte[]> producer() {
        List<PartitionInfo> partitions = IntStream.range(0, PARTITIONS)
                .mapToObj(number -> new PartitionInfo(TOPIC, number, Node.noNode(), new Node[0], new Node[0]))
                .toList();
        Cluster cluster = new Cluster("cluster", List.of(), partitions, java.util.Set.of(), java.util.Set.of());
        MockProducer<byte[], byte[]> producer = new MockProducer<>(
                cluster, true, new RoundRobinPartitioner(), new ByteArraySerializer(), new ByteArraySerializer());
        producers.add(producer);
        return producer;
    }

    private List<String> measured() {
        return new RawWrites(
                        () -> {
                            MockProducer<byte[], byte[]> next = producers.removeFirst();
                            used.add(next);
                            return next;
                        },
                        TOPIC,
                        PARTITIONS,
                        RECORDS)
                .measure().stream().map(RawFigure::text).toList();
    }

    @Test
    void every_size_of_a_transaction_is_measured_with_all_records() {
        IntStream.range(0, 3).forEach(size -> producer());
        assertThat(measured()).hasSize(3).noneMatch(line -> line.contains("not measured"));
        assertThat(used).extracting(one -> one.history().size()).containsExactly(120, 60, 60);
        assertThat(used).allMatch(MockProducer::closed);
    }

    @Test
    void a_transaction_that_the_broker_gives_up_costs_its_own_line_only() {
        producer();
        producer().commitTransactionException = new InvalidTxnStateException("too slow");
        producer();
        List<String> lines = measured();
        assertThat(lines.get(0)).startsWith("1 record a transaction").contains("p99");
        assertThat(lines.get(1)).startsWith("10 records").contains("not measured", "InvalidTxnStateException");
        assertThat(lines.get(2)).startsWith("50 records").endsWith("/s");
        assertThat(used).allMatch(MockProducer::closed);
    }
}
