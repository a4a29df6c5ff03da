package baffin.platform.cors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.cors.CorsPages.Asked;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CorsPagesTest {

    private static final String UI = "https://ui.example";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*                     | GET  | false | true",
                "*                     | GET  | true  | true",
                "*                     | POST | true  | true",
                "https://other.example | GET  | false | true",
                "https://other.example | GET  | true  | false",
                "https://other.example | POST | true  | false",
                "none                  | GET  | false | true",
                "none                  | POST | true  | false",
            })
    void a_page_that_is_not_named_does_what_the_setting_lets_it_do(
            String setting, String method, boolean token, boolean allowed) {
        CorsPages pages = CorsPages.of(List.of(setting));
        assertThat(pages.names(UI)).isFalse();
        assertThat(pages.refusal(UI, new Asked(method, "/api/v1/x", token), (verb, path) -> false)
                        .isEmpty())
                .isEqualTo(allowed);
        // whatever is set, and whatever token is sent along with a password
        assertThat(pages.refusal(UI, new Asked("POST", "/api/v1/auth/token", token), (verb, path) -> true))
                .hasValueSatisfying(why -> assertThat(why).contains(UI, "/api/v1/auth/token", "BAFFIN_CORS_ORIGINS"));
    }

    @Test
    void a_page_can_be_named_beside_all_others() {
        CorsPages pages = CorsPages.of(List.of("*", " " + UI));
        assertThat(pages.names(UI)).isTrue();
        assertThat(pages.names("https://other.example")).isFalse();
        assertThat(pages.withToken()).isTrue();
        assertThat(CorsPages.of(CorsConfig.USUAL).withToken()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ui.example", "https://ui.example/", "https://ui.example/path", "https://*.example", "null"})
    void what_is_no_origin_stops_the_start(String wrong) {
        assertThatThrownBy(() -> CorsPages.of(List.of(wrong)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("BAFFIN_CORS_ORIGINS");
    }
}
