package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReadinessTest {

    @Test
    void records_read_and_words_of_progress_are_told_of_checks_that_are_down() {
        Readiness readiness = Readiness.of("""
                {"status":"DOWN","checks":[
                  {"name":"views","status":"DOWN","data":{"caughtUp":false,"recordsRead":3,"recordsToRead":9}},
                  {"name":"tables","status":"DOWN","data":{"progress":"5 of 7 rows restored"}},
                  {"name":"kafka","status":"UP","data":{"progress":"all"}}]}
                """);

        assertThat(readiness.progress()).isEqualTo("views: 3 of 9 records read; tables: 5 of 7 rows restored");
    }

    @Test
    void an_answer_that_gets_on_differs_and_one_with_other_noise_does_not() {
        String first = "{\"checks\":[{\"name\":\"a\",\"status\":\"DOWN\",\"data\":{\"recordsRead\":1,\"ms\":5}}]}";

        assertThat(Readiness.of(first)).isEqualTo(Readiness.of(first.replace("\"ms\":5", "\"ms\":6")));
        assertThat(Readiness.of(first))
                .isNotEqualTo(Readiness.of(first.replace("\"recordsRead\":1", "\"recordsRead\":2")));
        assertThat(Readiness.of("no JSON")).isEqualTo(Readiness.UNKNOWN);
    }
}
