package baffin.platform.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrustedProxiesTest {

    private final TrustedProxies proxies = TrustedProxies.of("192.0.2.1, 10.0.0.0/8, 2001:db8:1::/48");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // nobody whom the host has not named is believed
                "198.51.100.4 | 203.0.113.7                    | 198.51.100.4",
                "192.0.2.1    | 203.0.113.7                    | 203.0.113.7",
                // what stands before an untrusted address is the client's own invention
                "192.0.2.1    | 1.2.3.4, 203.0.113.7           | 203.0.113.7",
                "192.0.2.1    | 203.0.113.7, 10.1.2.3          | 203.0.113.7",
                "192.0.2.1    | 203.0.113.7, nonsense          | 192.0.2.1",
                "192.0.2.1    | 203.0.113.7, nonsense, 10.0.0.1 | 10.0.0.1",
                "192.0.2.1    | 203.0.113.7:4711               | 203.0.113.7",
                "192.0.2.1    | [2001:db8:2::7]:80             | 2001:db8:2::7",
                "2001:db8:1::9 | 2001:db8:2::7                 | 2001:db8:2::7",
                "192.0.2.1    | 10.1.1.1                       | 10.1.1.1",
            })
    void the_client_is_the_last_whom_a_trusted_proxy_names(String peer, String header, String client) {
        assertThat(proxies.client(peer, List.of(header), List.of())).isEqualTo(client);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "for=203.0.113.7;proto=https            | 203.0.113.7",
                "proto=https;For=\"[2001:db8:2::7]:80\" | 2001:db8:2::7",
                "for=1.2.3.4, for=203.0.113.7           | 203.0.113.7",
                "for=_hidden                            | 192.0.2.1",
                "by=10.0.0.1                            | 192.0.2.1",
            })
    void the_standard_header_is_read_as_well(String header, String client) {
        assertThat(proxies.client("192.0.2.1", List.of(), List.of(header))).isEqualTo(client);
    }

    @Test
    void without_any_header_the_peer_is_the_client() {
        assertThat(proxies.client("192.0.2.1", List.of(), List.of())).isEqualTo("192.0.2.1");
        assertThat(TrustedProxies.of("").client("192.0.2.1", List.of("203.0.113.7"), List.of()))
                .isEqualTo("192.0.2.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/8/8", "2001:db8::/129"})
    void an_entry_that_is_no_network_is_refused(String entry) {
        assertThatIllegalArgumentException().isThrownBy(() -> TrustedProxies.of(entry));
    }
}
