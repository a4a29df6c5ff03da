package baffin.game.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class DataFileTest {

    @Test
    void reads_rows_and_leaves_comments_out() throws IOException {
        assertThat(parse("# about\nnumber\tsource\n7\tX\n\n8\tR,2\n")).containsExactly(7, 8);
    }

    @Test
    void names_file_and_line_of_a_number_out_of_range() {
        assertThatThrownBy(() -> parse("number\tsource\n7\tX\n99\tX\n"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("toy.tsv line 3: number must be 0 to 9, not 99");
    }

    @Test
    void refuses_a_word_for_a_number() {
        assertThatThrownBy(() -> parse("number\tsource\nseven\tX\n")).hasMessageContaining("is no number: seven");
    }

    @Test
    void refuses_a_row_without_a_known_source_mark() {
        assertThatThrownBy(() -> parse("number\tsource\n7\tZ\n")).hasMessageContaining("source mark is unknown: Z");
    }

    @Test
    void refuses_a_missing_cell() {
        assertThatThrownBy(() -> parse("number\tsource\n7\n")).hasMessageContaining("has 1 cells, not 2");
    }

    @Test
    void refuses_other_columns() {
        assertThatThrownBy(() -> parse("count\tsource\n7\tX\n")).hasMessageContaining("columns must be");
    }

    @Test
    void refuses_a_file_without_rows_and_a_missing_file() {
        assertThatThrownBy(() -> parse("number\tsource\n")).hasMessageContaining("has no rows");
        assertThatThrownBy(() -> DataFile.read("nowhere", List.of("number"), row -> row))
                .hasMessageContaining("nowhere.tsv is missing");
    }

    private static List<Integer> parse(String text) throws IOException {
        return DataFile.parse(
                "toy",
                List.of("number"),
                row -> row.number("number", 0, 9),
                new BufferedReader(new StringReader(text)));
    }
}
