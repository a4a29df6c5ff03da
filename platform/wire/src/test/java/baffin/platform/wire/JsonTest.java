package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.game.Numeric;
import baffin.platform.problem.Violation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

    private static final Json JSON = Json.shared();

    private record Pair(String name, int number) {}

    /** A number that has a form of its own. */
    public record Tenths(long units) implements Numeric {

        public static Tenths of(BigDecimal decimal) {
            return new Tenths(decimal.movePointRight(1).longValueExact());
        }

        @Override
        public BigDecimal decimal() {
            return BigDecimal.valueOf(units, 1);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void what_is_written_is_read_again_in_every_form() {
        Pair pair = new Pair("a", 1);

        assertThat(JSON.text(pair)).isEqualTo("{\"name\":\"a\",\"number\":1}");
        assertThat(JSON.bytes(pair)).isEqualTo(bytes(JSON.text(pair)));
        assertThat(JSON.read(JSON.bytes(pair), Pair.class)).isEqualTo(pair);
        assertThat(JSON.read(JSON.text(pair), Pair.class)).isEqualTo(pair);
        assertThat(JSON.value(JSON.tree(pair), Pair.class)).isEqualTo(pair);
        assertThat(JSON.read(JSON.pretty(pair), Pair.class)).isEqualTo(pair);
        assertThat(JSON.parse(JSON.text(pair))).isEqualTo(JSON.<ObjectNode>tree(pair));
    }

    @Test
    void a_generic_type_is_written_and_read_by_its_description() {
        var type = WireJson.shared().getTypeFactory().constructCollectionType(List.class, Pair.class);
        List<Pair> pairs = List.of(new Pair("a", 1), new Pair("b", 2));

        assertThat(JSON.<List<Pair>>read(JSON.bytes(pairs, type), type)).isEqualTo(pairs);
        assertThat(JSON.<List<Pair>>value(JSON.parse(JSON.text(pairs, type)), type))
                .isEqualTo(pairs);
    }

    @Test
    void a_number_beyond_all_bounds_is_a_fault_of_the_json_read_at_once_or_as_a_tree() {
        for (String number : List.of("1e999999", "-1e999999", "1e-999999", "1.23")) {
            assertThatThrownBy(() -> JSON.read(number, Tenths.class)).as(number).isInstanceOf(JsonFault.class);
        }
        assertThatThrownBy(() -> JSON.value(JSON.read("1e999999", JsonNode.class), Tenths.class))
                .isInstanceOf(JsonFault.class);
        assertThat(JSON.value(JSON.read("-1.2", JsonNode.class), Tenths.class)).isEqualTo(new Tenths(-12));
    }

    @Test
    void every_failure_is_one_fault_with_the_cause_of_the_library() {
        assertThatThrownBy(() -> JSON.read("{", Pair.class))
                .isInstanceOf(JsonFault.class)
                .hasCauseInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> JSON.parse(bytes("{"))).isInstanceOf(JsonFault.class);
        assertThatThrownBy(() -> JSON.value(JSON.object(), Pair.class)).isInstanceOf(JsonFault.class);
        assertThatThrownBy(() -> Json.of(new ObjectMapper()).bytes(new Object()))
                .isInstanceOf(JsonFault.class);
        assertThatThrownBy(() -> Json.of(new ObjectMapper()).tree(new Object()))
                .isInstanceOf(JsonFault.class)
                .hasCauseInstanceOf(JsonProcessingException.class);
    }

    @Test
    void what_somebody_else_has_written_is_decoded_or_told_to_be_malformed() {
        assertThat(JSON.decoded(bytes("{\"name\":\"a\",\"number\":1}"), Pair.class))
                .isEqualTo(new Decoded.Ok<>(new Pair("a", 1)));
        assertThat(JSON.decoded(JSON.object().put("name", "a").put("number", "x"), Pair.class))
                .isEqualTo(new Decoded.Bad<>(new Malformed(
                        Malformed.FIELD,
                        List.of(new Violation("/number", "wrong-type", "must be a whole number").withValue("x")))));
        assertThat(JSON.decoded(bytes("null"), Pair.class))
                .isEqualTo(new Decoded.Bad<>(new Malformed(Malformed.FIELD, "", "must be an object")));
        assertThat(JSON.decoded(bytes("{"), Pair.class)).isInstanceOf(Decoded.Bad.class);
    }
}
