package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClientAddressTest {

    @Test
    void all_addresses_of_one_ipv6_network_are_counted_together() {
        String one = ClientAddress.of("2001:db8:7:1::1");

        assertThat(ClientAddress.of("2001:db8:7:1:ffff:ffff:ffff:2")).isEqualTo(one);
        assertThat(ClientAddress.of("2001:db8:7:2::1")).isNotEqualTo(one);
    }

    @Test
    void every_ipv4_address_is_counted_by_itself_however_it_is_written() {
        assertThat(ClientAddress.of("203.0.113.7")).isEqualTo("203.0.113.7");
        assertThat(ClientAddress.of("::ffff:203.0.113.7")).isEqualTo("203.0.113.7");
        assertThat(ClientAddress.of("203.0.113.8")).isNotEqualTo(ClientAddress.of("203.0.113.7"));
    }

    @Test
    void what_is_no_address_is_counted_as_it_stands() {
        assertThat(ClientAddress.of("_hidden")).isEqualTo("_hidden");
        assertThat(ClientAddress.of("")).isEqualTo("unknown");
    }
}
