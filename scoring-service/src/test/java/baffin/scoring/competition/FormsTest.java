package baffin.scoring.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormsTest {

    @Test
    void a_calendar_folds_long_lines_between_characters_and_escapes_text() {
        ICalendar calendar = new ICalendar("Vinter, liga; \\ 1\nneste");
        Instant at = Instant.parse("2026-12-01T18:00:00Z");
        calendar.add("one@baffin", 3, at, at, "å".repeat(100), "");
        String text = calendar.toString();
        assertThat(text).contains("X-WR-CALNAME:Vinter\\, liga\\; \\\\ 1\\nneste\r\n");
        for (String line : text.split("\r\n")) {
            assertThat(line.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(75);
        }
        assertThat(text.replace("\r\n ", "")).contains("SUMMARY:" + "å".repeat(100) + "\r\n");
        assertThat(text.replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
    }

    @Test
    void comma_separated_values_quote_what_must_be_quoted_and_no_more() {
        Csv csv = new Csv(List.of("name", "points"));
        csv.add(List.of("plain", 1));
        csv.add(List.of("with, comma", 2));
        csv.add(List.of("\"quoted\"\nlines", -3));
        csv.add(List.of("-1+2", 4));
        assertThat(csv.toString())
                .isEqualTo(
                        "name,points\r\nplain,1\r\n\"with, comma\",2\r\n\"\"\"quoted\"\"\nlines\",-3\r\n'-1+2,4\r\n");
    }

    @Test
    void nothing_that_people_are_called_is_markup() {
        assertThat(StandingHtml.escaped("<a href='x'>&\"")).isEqualTo("&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
    }
}
