package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.wire.MeteredParser.SpentException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MeteredParserTest {

    private static MeteredParser parser(String json, long values, long part) throws IOException {
        return MeteredParser.of(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), values, part);
    }

    @Test
    void values_are_counted_and_names_are_not() throws IOException {
        String json = "{\"a\":[1,2,{\"b\":null}],\"c\":\"d\"}";
        assertThat(Trees.part(started(parser(json, 7, 100))).toString()).isEqualTo(json);
        assertThatThrownBy(() -> Trees.part(started(parser(json, 6, 100))))
                .isInstanceOf(SpentException.class)
                .hasMessageContaining("more than 6 values");
    }

    private static MeteredParser started(MeteredParser parser) throws IOException {
        parser.nextToken();
        return parser;
    }

    @Test
    void what_is_passed_over_is_counted_as_well() throws IOException {
        MeteredParser parser = started(parser("[" + "{},".repeat(100) + "{}]", 50, 100));
        assertThatThrownBy(parser::skipChildren).isInstanceOf(SpentException.class);
    }

    @Test
    void a_part_has_a_bound_of_its_own() throws IOException {
        MeteredParser parser = started(parser("[\"" + "x".repeat(50) + "\",[\"" + "x".repeat(500) + "\"]]", 50, 100));
        assertThat(parser.nextToken()).isEqualTo(JsonToken.VALUE_STRING);
        parser.beginPart();
        assertThatThrownBy(() -> {
                    parser.nextToken();
                    Trees.part(parser);
                })
                .isInstanceOf(SpentException.class)
                .hasMessageContaining("more than 100 bytes");
    }

    @Test
    void depth_numbers_and_repeats_have_the_bounds_of_what_clients_send() {
        for (String hostile :
                new String[] {"[".repeat(1_000), "[" + "1".repeat(1_000) + "]", "{\"a\":1,\"a\":2}", "{\"a\":[}"}) {
            assertThatThrownBy(() -> Trees.part(started(parser(hostile, 10_000, 10_000))))
                    .as(hostile.substring(0, 7))
                    .isInstanceOf(JsonProcessingException.class);
        }
    }
}
