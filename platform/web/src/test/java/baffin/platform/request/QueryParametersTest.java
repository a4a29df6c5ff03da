package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.platform.problem.Violation;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QueryParametersTest {

    static class Slice {
        @QueryParam("limit")
        Integer limit;
    }

    static class Part extends Slice {
        @PathParam("id")
        String id;

        @QueryParam("asOf")
        Long asOf;
    }

    interface Resource {
        void read(
                @PathParam("id") String id,
                @BeanParam Part part,
                @QueryParam("dryRun") boolean dryRun,
                @QueryParam("option") List<String> options,
                @QueryParam("game") String game,
                @IdQuery(IdQuery.Of.PLAYER) @QueryParam("player") String player,
                @IdQuery(IdQuery.Of.COMPETITION) @QueryParam("competition") String competition,
                @IdQuery(IdQuery.Of.PLAYER) @QueryParam("ids") List<String> ids);

        void nothing(String body);
    }

    private static List<Violation> faults(String method, Map<String, List<String>> query) {
        return Arrays.stream(Resource.class.getDeclaredMethods())
                .filter(one -> one.getName().equals(method))
                .map(QueryParameters::of)
                .findFirst()
                .orElseThrow()
                .faults(query);
    }

    private static List<Violation> faults(Map<String, List<String>> query) {
        return faults("read", query);
    }

    @Test
    void parameters_of_beans_and_of_what_they_extend_are_known() {
        assertThat(faults(Map.of(
                        "limit", List.of("5"),
                        "asOf", List.of("4"),
                        "game", List.of("expedition"),
                        "dryRun", List.of("true"),
                        "option", List.of("a", "b"))))
                .isEmpty();
    }

    @Test
    void another_parameter_is_refused_with_all_that_there_are_and_so_is_another_case() {
        for (String name : List.of("dryrun", "id", "")) {
            assertThat(faults(Map.of(name, List.of("true")))).singleElement().satisfies(fault -> {
                assertThat(fault.pointer()).isEqualTo("?" + name);
                assertThat(fault.code()).isEqualTo("unknown-parameter");
                assertThat(fault.allowed())
                        .containsExactly("asOf", "competition", "dryRun", "game", "ids", "limit", "option", "player");
            });
        }
        assertThat(faults("nothing", Map.of("x", List.of("1"))))
                .singleElement()
                .satisfies(fault -> assertThat(fault.message()).contains("takes no query parameters"));
    }

    @Test
    void what_is_expected_once_is_refused_when_it_comes_twice() {
        assertThat(faults(Map.of("game", List.of("expedition", "adventure"))))
                .extracting(Violation::code)
                .containsExactly("repeated-parameter");
    }

    @Test
    void a_switch_is_on_or_off_and_a_number_is_one() {
        for (String word : List.of("yes", "1", "TRUE", "")) {
            assertThat(faults(Map.of("dryRun", List.of(word))))
                    .extracting(Violation::pointer, Violation::message)
                    .containsExactly(tuple("?dryRun", "must be true or false"));
            assertThat(faults(Map.of("limit", List.of(word.replace("1", "1.0")))))
                    .extracting(Violation::message)
                    .containsExactly("must be a whole number");
        }
    }

    @Test
    void what_can_be_no_id_is_refused_where_an_id_is_taken() {
        String id = "018f3c2e-7b1a-7c4d-9e2f-5a6b7c8d9e0f";
        for (String player : List.of(id, "me", "house:careful")) {
            assertThat(faults(Map.of("player", List.of(player)))).isEmpty();
        }
        for (String word : List.of("Nansen", "", id.toUpperCase(Locale.ROOT), "house:clever", id + " ")) {
            assertThat(faults(Map.of("player", List.of(word), "competition", List.of(word), "ids", List.of(word))))
                    .extracting(Violation::pointer, Violation::code, Violation::value)
                    .contains(tuple("?player", "invalid", word), tuple("?competition", "invalid", word));
        }
        assertThat(faults(Map.of("competition", List.of("me")))).hasSize(1);
    }

    @Test
    void lists_come_with_commas_between_or_in_several_parameters() {
        String id = "018f3c2e-7b1a-7c4d-9e2f-5a6b7c8d9e0f";
        assertThat(QueryFilters.words(List.of("a, b", "c"))).containsExactly("a", "b", "c");
        assertThat(faults(Map.of("ids", List.of(id + ",me", "Amundsen"))))
                .extracting(Violation::pointer, Violation::value)
                .containsExactly(tuple("?ids", "Amundsen"));
    }

    @Test
    void every_operation_takes_a_language_that_there_is() {
        assertThat(faults("nothing", Map.of("lang", List.of("de")))).isEmpty();
        assertThat(faults("nothing", Map.of("lang", List.of("fr"))))
                .extracting(Violation::pointer, Violation::code)
                .containsExactly(tuple("?lang", "unknown-value"));
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThat(faults(Map.of("x", List.of(""), "asOf", List.of("soon"), "game", List.of("a", "a"))))
                .extracting(Violation::pointer)
                .containsExactly("?asOf", "?game", "?x");
    }
}
