package baffin.gameservice.delivery.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookUrlTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "example.org",
                "//example.org/",
                "/hook",
                "https://",
                "https:///hook",
                "https:hook",
                "http://example.org/",
                "ftp://example.org/",
                "file:///etc/passwd",
                "gopher://example.org/",
                "https://user@example.org/",
                "https://user:secret@example.org/",
                "https://@example.org/",
                "https://example.org/#part",
                "https://example.org:80/",
                "https://example.org:22/",
                "https://example.org:0/",
                "https://example.org:65536/",
                "https://example.org:x/",
                "https://exa mple.org/",
                "https://ex\u00e4mple.org/",
                "https://example.org/\r\nHost: inside",
                "https://[fe80::1%25eth0]/",
                "https://[::1/",
                "https://exa_mple.org/",
                "https://example.org/\u0000"
            })
    void what_is_no_address_for_a_webhook_is_refused(String text) {
        assertThat(WebhookUrl.fault(text, false)).as(text).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org", "https://example.org/a/b?c=d&e=%20f", "https://example.org:443/",
                "https://example.org:8443/", "HTTPS://EXAMPLE.org/", "https://xn--bcher-kva.example/",
                "https://[2606:4700::1111]/", "https://1.1.1.1/"
            })
    void https_to_the_usual_ports_is_fine(String text) {
        assertThat(WebhookUrl.fault(text, false)).isEmpty();
    }

    @Test
    void an_own_network_may_have_http_and_any_port() {
        assertThat(WebhookUrl.fault("http://localhost:1234/", true)).isEmpty();
        assertThat(WebhookUrl.fault("http://user@localhost:1234/", true)).isPresent();
        assertThat(WebhookUrl.fault("ftp://localhost/", true)).isPresent();
    }

    @Test
    void its_parts_are_what_a_connection_needs() {
        assertThat(WebhookUrl.of("https://example.org", false))
                .isEqualTo(new WebhookUrl(true, "example.org", 443, "/"));
        assertThat(WebhookUrl.of("https://[2606:4700::1111]:8443/a?b=%2F", false))
                .isEqualTo(new WebhookUrl(true, "2606:4700::1111", 8443, "/a?b=%2F"));
        assertThat(WebhookUrl.of("http://inside/x", true)).isEqualTo(new WebhookUrl(false, "inside", 80, "/x"));
        assertThat(WebhookUrl.fault("https://example.org/" + "x".repeat(1_000), false))
                .isPresent();
    }
}
