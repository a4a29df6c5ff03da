package baffin.platform.runtime.decider.guard;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.Test;

class PoisonRecordsTest {

    private static final Place PLACE = new Place("lobby.commands", 3, 17);

    private final PoisonRecords condemned = new PoisonRecords();

    @Test
    void a_record_that_ended_its_thread_is_set_aside_when_it_comes_again() {
        assertThat(condemned.reason(PLACE)).isEmpty();
        condemned.failed(PLACE, new IllegalStateException("broken"));
        assertThat(condemned.reason(PLACE)).contains("IllegalStateException");
        assertThat(condemned.reason(PLACE)).isPresent();
        assertThat(condemned.reason(new Place("lobby.commands", 3, 18))).isEmpty();
    }

    @Test
    void what_the_broker_did_is_no_fault_of_the_record() {
        condemned.failed(PLACE, new KafkaException("fenced"));
        assertThat(condemned.reason(PLACE)).isEmpty();
    }

    @Test
    void memory_that_ran_out_is_somebody_elses_fault_the_first_time() {
        condemned.failed(PLACE, new OutOfMemoryError());
        assertThat(condemned.reason(PLACE)).isEmpty();
        condemned.failed(PLACE, new OutOfMemoryError());
        assertThat(condemned.reason(PLACE)).isPresent();
    }
}
