package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "two\nlines\r\n\tand a tab", "\u00c5se \ud83d\ude00", "\u200b\ufeff"})
    void what_people_write_is_plain(String text) {
        assertThat(PlainText.is(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x01, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x80, 0x9f, 0xd800, 0xdfff})
    void controls_and_halves_of_characters_are_not(int character) {
        assertThat(PlainText.is("a" + (char) character + "b")).isFalse();
    }

    @Test
    void addresses_and_headers_are_single_lines() {
        assertThat(PlainText.isLine("a\nb")).isFalse();
        assertThat(PlainText.isLine("\u00c5se b")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"a\":{\"b/c\":[\"fine\",\"\\u0000\"]}} | /a/b~1c/1",
                "[[{\"x\":\"\\u0007\"}]]             | /0/0/x",
                "{\"a\":{\"bad\\u0000name\":1}}      | /a",
            })
    void the_place_of_what_is_not_plain_is_told(String json, String pointer) throws JsonProcessingException {
        JsonNode tree = new ObjectMapper().readTree(json);

        assertThat(PlainText.fault(tree)).contains(pointer);
        assertThat(Trees.read(json.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new Decoded.Bad<>(new Malformed(Malformed.FIELD, pointer, PlainText.FAULT)));
    }
}
