package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.scoring.competition.view.Csv;
import baffin.scoring.competition.view.Deadlines;
import baffin.scoring.competition.view.Deadlines.ICalendar;
import baffin.scoring.competition.view.Words;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormsTest {

    private static final Words ENGLISH = new Words(Locale.ENGLISH);

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
        assertThat(text)
                .contains("DTSTART:20261201T180000Z\r\n")
                .doesNotContain("DTEND")
                .doesNotContain("DURATION");
        assertThat(text.replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
    }

    @Test
    void a_calendar_keeps_names_apart_from_the_text_around_them() {
        PlayedCompetition played =
                PlayedCompetition.of("c-1", policy(swiss(1))).enter(4).start().round(Stage.SWISS, List.of(1, 2, 3, 4));
        String text = Deadlines.of(
                        played.competition(), Lifecycle.of(played.records()), 1, ENGLISH, holder -> "\u05d0\u05d1 7")
                .replace("\r\n ", "");
        assertThat(text).contains("\u2068\u05d0\u05d1 7\u2069\\, \u2068\u05d0\u05d1 7\u2069");
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+2",
                "\uff1d1+2",
                " =1",
                "\t=1",
                "\u00a0=1",
                "\u200b=1",
                "\r\n=1",
                "\uff0b1",
                "\uff20SUM(1)",
                "\u22121",
                "@x",
                "\ufe63" + "1",
                "\"=1",
                "\u3000\uff1dcmd",
                "|x",
                "\uff0d1"
            })
    void no_text_is_a_formula_however_it_is_written(String text) {
        Csv csv = new Csv(List.of("name"));
        csv.add(List.of(text));

        assertThat(csv.toString().replace("\"", "")).startsWith("name\r\n'");
    }

    @Test
    void names_and_numbers_stay_as_they_are() {
        Csv csv = new Csv(List.of("name", "points"));
        csv.add(List.of("\u00c5se=1", -3));

        assertThat(csv.toString()).isEqualTo("name,points\r\n\u00c5se=1,-3\r\n");
    }
}
