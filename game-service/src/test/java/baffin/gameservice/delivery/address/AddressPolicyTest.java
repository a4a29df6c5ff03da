package baffin.gameservice.delivery.address;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressPolicyTest {

    static HostResolver leadingTo(String... texts) {
        return host -> Uni.createFrom().item(() -> {
            List<InetAddress> found = new ArrayList<>();
            for (String text : texts) {
                try {
                    found.add(InetAddress.getByAddress(
                            host, InetAddress.getByName(text).getAddress()));
                } catch (UnknownHostException e) {
                    throw new IllegalStateException(e);
                }
            }
            return found;
        });
    }

    private static List<InetAddress> admitted(HostResolver hostResolver, String... own) {
        return admittedAt(hostResolver, "https://hooks.example.org/", own);
    }

    private static List<InetAddress> admittedAt(HostResolver hostResolver, String url, String... own) {
        return new AddressPolicy(hostResolver, OwnNetworks.of(List.of(own)))
                .admitted(WebhookUrl.of(url, true))
                .await()
                .indefinitely();
    }

    @Test
    void a_name_that_leads_outside_is_admitted_without_its_name() {
        List<InetAddress> addresses = admitted(leadingTo("1.1.1.1", "2606:4700::1111"));
        assertThat(addresses)
                .extracting(InetAddress::getHostAddress)
                .containsExactly("1.1.1.1", "2606:4700:0:0:0:0:0:1111");
        assertThat(addresses).allSatisfy(one -> assertThat(one.toString()).startsWith("/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "10.1.2.3",
                "172.20.0.1",
                "192.168.1.1",
                "169.254.169.254",
                "100.100.100.200",
                "0.0.0.0",
                "224.0.0.251",
                "198.18.0.1",
                "192.0.2.1",
                "::1",
                "::",
                "fd00::1",
                "fe80::1",
                "ff02::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "2001:db8::1",
                "2002:7f00:1::"
            })
    void a_name_that_leads_inside_is_refused_even_beside_an_address_outside(String inside) {
        assertThatThrownBy(() -> admitted(leadingTo(inside))).isInstanceOf(AddressPolicy.Refused.class);
        assertThatThrownBy(() -> admitted(leadingTo("1.1.1.1", inside))).isInstanceOf(AddressPolicy.Refused.class);
        assertThat(admitted(leadingTo(inside), "0.0.0.0/0", "::/0")).hasSize(1);
    }

    @Test
    void of_what_is_inside_only_the_networks_that_the_host_has_named_are_admitted() {
        String http = "http://hooks.example.org:3000/";
        assertThat(admitted(leadingTo("192.168.1.7"), "192.168.1.0/24")).hasSize(1);
        assertThat(admittedAt(leadingTo("192.168.1.7"), http, "192.168.1.0/24")).hasSize(1);
        assertThat(admitted(leadingTo("fd00::7", "1.1.1.1"), "fd00::/8")).hasSize(2);
        for (String refused : List.of("192.168.2.7", "127.0.0.1", "fd00::7", "169.254.169.254")) {
            assertThatThrownBy(() -> admitted(leadingTo(refused), "192.168.1.0/24"))
                    .isInstanceOf(AddressPolicy.Refused.class);
            assertThatThrownBy(() -> admitted(leadingTo("192.168.1.7", refused), "192.168.1.0/24"))
                    .isInstanceOf(AddressPolicy.Refused.class);
        }
    }

    @Test
    void into_the_internet_goes_https_alone_whatever_networks_are_named() {
        for (String url : List.of("http://hooks.example.org/", "https://hooks.example.org:3000/")) {
            assertThatThrownBy(() -> admittedAt(leadingTo("1.1.1.1"), url, "192.168.1.0/24"))
                    .isInstanceOf(AddressPolicy.Refused.class);
            assertThatThrownBy(() -> admittedAt(leadingTo("192.168.1.7", "1.1.1.1"), url, "192.168.1.0/24"))
                    .isInstanceOf(AddressPolicy.Refused.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost/8", "10.0.0.0", "10.0.0.0/33", "10.0.0.0/-1", "fd00::/129", "1.2.3.4.5/8"})
    void what_is_no_network_is_named(String text) {
        assertThatThrownBy(() -> OwnNetworks.of(List.of("10.0.0.0/8", text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "'");
    }

    @Test
    void unknown_names_are_refused_in_the_same_words() {
        HostResolver unknown = host -> Uni.createFrom().failure(new UnknownHostException(host));
        assertThatThrownBy(() -> admitted(unknown, "0.0.0.0/0"))
                .isInstanceOf(AddressPolicy.Refused.class)
                .hasMessage(AddressPolicy.REFUSED);
        assertThatThrownBy(() -> admitted(leadingTo(), "0.0.0.0/0")).isInstanceOf(AddressPolicy.Refused.class);
    }
}
