package baffin.platform.runtime.projection.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParseException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FaultsTest {

    private static PgException refused(String state) {
        return new PgException("no", "ERROR", state, "");
    }

    @Test
    void a_record_that_cannot_be_read_never_passes_although_its_fault_is_one_of_input() {
        for (Throwable fault : new Throwable[] {
            new UncheckedIOException(new IOException("not a record of a match")),
            new CompletionException(new JsonParseException(null, "not JSON"))
        }) {
            assertThat(Faults.passing(fault)).isFalse();
            assertThat(Faults.away(fault)).isFalse();
            assertThat(Faults.ofData(fault)).isTrue();
        }
    }

    @Test
    void a_database_that_is_away_passes() {
        assertThat(Faults.passing(new CompletionException(new ConnectException())))
                .isTrue();
        assertThat(Faults.away(new CompletionException(new ConnectException()))).isTrue();
        assertThat(Faults.away(refused("57P01"))).isTrue();
        assertThat(Faults.passing(new TimeoutException())).isTrue();
        assertThat(Faults.away(new TimeoutException())).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"21000", "22021", "22P02", "22P05", "23505", "54000"})
    void what_the_database_refuses_of_a_record_does_not_pass(String state) {
        assertThat(Faults.passing(refused(state))).isFalse();
        assertThat(Faults.ofData(refused(state))).isTrue();
    }

    @Test
    void a_missing_table_is_no_fault_of_a_record() {
        assertThat(Faults.passing(refused("42P01"))).isFalse();
        assertThat(Faults.ofStatement(refused("42P01"))).isTrue();
        assertThat(Faults.ofData(refused("42P01"))).isFalse();
    }
}
