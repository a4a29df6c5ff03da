package baffin.platform.runtime.decider.guard;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.ProductionExceptionHandler.ProductionExceptionHandlerResponse;
import org.apache.kafka.streams.processor.TaskId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PoisonRecordsTest {

    private static final Place PLACE = new Place("lobby.commands", 3, 17);

    private final PoisonRecords condemned = new PoisonRecords();

    /** What the framework tells of the record that was being taken. */
    private record At(@Nullable String topic, int partition, long offset) implements ErrorHandlerContext {

        @Override
        public Headers headers() {
            return new RecordHeaders();
        }

        @Override
        public String processorNodeId() {
            return "decide";
        }

        @Override
        public TaskId taskId() {
            return new TaskId(0, 3);
        }

        @Override
        public long timestamp() {
            return 0;
        }

        @Override
        public byte[] sourceRawKey() {
            return new byte[0];
        }

        @Override
        public byte[] sourceRawValue() {
            return new byte[0];
        }
    }

    private ProductionExceptionHandlerResponse unwritten(@Nullable String topic, Exception fault) {
        byte[] key = "k".getBytes(StandardCharsets.UTF_8);
        return new UnwritableRecords(condemned)
                .handle(new At(topic, PLACE.partition(), PLACE.offset()), new ProducerRecord<>("x", key, key), fault);
    }

    @Test
    void a_record_that_ended_its_thread_is_set_aside_when_it_comes_again() {
        assertThat(condemned.reason(PLACE, "k")).isEmpty();
        condemned.failed(PLACE, new IllegalStateException("broken"));
        assertThat(condemned.reason(PLACE, "k")).contains("IllegalStateException");
        assertThat(condemned.reason(PLACE, "k")).isPresent();
        assertThat(condemned.reason(new Place("lobby.commands", 3, 18), "k")).isEmpty();
    }

    @Test
    void what_the_broker_did_is_no_fault_of_the_record() {
        condemned.failed(PLACE, new KafkaException("fenced"));
        unwritten("lobby.commands", new TimeoutException("away"));
        assertThat(condemned.reason(PLACE, "k")).isEmpty();
    }

    @Test
    void memory_that_ran_out_is_somebody_elses_fault_the_first_time() {
        condemned.failed(PLACE, new OutOfMemoryError());
        assertThat(condemned.reason(PLACE, "k")).isEmpty();
        condemned.failed(PLACE, new OutOfMemoryError());
        assertThat(condemned.reason(PLACE, "k")).isPresent();
    }

    @Test
    void a_record_whose_effect_is_too_large_is_condemned_with_its_transaction() {
        assertThat(unwritten("lobby.commands", new RecordTooLargeException("large")))
                .isEqualTo(ProductionExceptionHandlerResponse.FAIL);
        assertThat(condemned.reason(PLACE, "k")).contains("RecordTooLargeException");
    }

    @Test
    void a_state_that_is_too_large_condemns_the_next_record_of_its_key_alone() {
        unwritten(null, new RecordTooLargeException("large"));
        assertThat(condemned.reason(PLACE, "other")).isEmpty();
        assertThat(condemned.reason(PLACE, "k")).isPresent();
        assertThat(condemned.reason(new Place("lobby.commands", 3, 18), "k")).isEmpty();
    }
}
