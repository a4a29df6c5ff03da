package baffin.platform.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {

    @Test
    void a_cursor_comes_back_as_it_was() {
        Cursor cursor = Cursor.after("2027-01-05T12:00:00Z", "id with / and ü");

        assertThat(cursor.text()).matches("[A-Za-z0-9_-]+");
        assertThat(Cursor.parse(cursor.text(), 2)).contains(cursor);
        assertThat(Cursor.parse(null, 2)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"!", "abc", "", "YQ"})
    void a_text_that_is_none_of_ours_is_refused(String text) {
        assertThatThrownBy(() -> Cursor.parse(text, 2)).isInstanceOf(ProblemException.class);
    }

    @Test
    void keys_that_are_no_place_of_the_list_are_refused() {
        String text = Cursor.after("7", "2027-01-05T12:00:00Z").text();

        assertThat(Cursor.parse(text, 2, keys -> Integer.parseInt(keys.getFirst())))
                .contains(7);
        assertThatThrownBy(() -> Cursor.parse(text, 2, keys -> Integer.parseInt(keys.getLast())))
                .isInstanceOf(ProblemException.class);
        assertThatThrownBy(() -> Cursor.parse(text, 2, keys -> Instant.parse(keys.getFirst())))
                .isInstanceOf(ProblemException.class);
        assertThatThrownBy(() -> Cursor.parse("!", 2, keys -> keys)).isInstanceOf(ProblemException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+1000000000-12-31T23:59:59.999999999Z",
                "-0044-03-15T12:00:00Z",
                "+10000-01-01T00:00:00Z",
                "-1",
                "a\u0000b",
                "\u0007"
            })
    void a_key_that_no_list_has_is_refused_wherever_it_stands(String key) {
        assertThatThrownBy(() -> Cursor.parse(Cursor.after(key, "id").text(), 2))
                .isInstanceOf(ProblemException.class);
        assertThatThrownBy(() -> Cursor.parse(Cursor.after("id", key).text(), 2, keys -> keys))
                .isInstanceOf(ProblemException.class);
    }

    @Test
    void times_of_callers_are_of_years_that_databases_know() {
        assertThat(Times.parse("9999-12-31T23:59:59Z")).isBefore(Times.LAST);
        assertThatThrownBy(() -> Times.parse("+10000-01-01T00:00:00Z"))
                .isInstanceOf(java.time.format.DateTimeParseException.class);
        assertThatThrownBy(() -> Times.parse("soon")).isInstanceOf(java.time.format.DateTimeParseException.class);
    }

    @Test
    void a_very_long_cursor_is_refused_unread() {
        assertThatThrownBy(() -> Cursor.parse("A".repeat(100_000), 1)).isInstanceOf(ProblemException.class);
    }

    @Test
    void a_page_knows_whether_the_list_goes_on() {
        Page<Integer> more = Page.of(List.of(1, 2, 3), 2, Cursor::after);
        Page<Integer> last = Page.of(List.of(1, 2), 2, Cursor::after);

        assertThat(more.items()).containsExactly(1, 2);
        assertThat(Cursor.parse(more.nextCursor(), 1)).contains(Cursor.after(2));
        assertThat(last.items()).containsExactly(1, 2);
        assertThat(last.nextCursor()).isNull();
    }

    @Test
    void a_page_of_a_log_always_leads_on() {
        Cursor begin = Cursor.after(0);
        Page<Integer> first = Page.ofLog(List.of(1, 2, 3), 2, begin, Cursor::after);
        Page<Integer> last = Page.ofLog(List.of(3), 2, Cursor.after(2), Cursor::after);

        assertThat(first).isEqualTo(new Page<>(List.of(1, 2), Cursor.after(2).text()));
        assertThat(last.nextCursor()).isEqualTo(Cursor.after(3).text());
        assertThat(Page.<Integer>ofLog(List.of(), 2, begin, Cursor::after).nextCursor())
                .isEqualTo(begin.text());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 201, Integer.MAX_VALUE})
    void a_page_has_1_to_200_items(int limit) {
        assertThatThrownBy(() -> Paging.items(limit)).isInstanceOf(ProblemException.class);
        assertThat(Paging.items(200)).isEqualTo(200);
        assertThat(Paging.items(null)).isEqualTo(Limits.PAGE_ITEMS);
    }
}
