package baffin.gameservice.delivery.address;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.delivery.address.AddressPolicy.PublicNet;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PublicNetTest {

    private static final String INSIDE = """
            0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1
            127.255.255.254 169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1
            192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7
            203.0.113.7 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1
            64:ff9b::a00:1 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:2::1 2001:10::1
            2001:20::1 2001:db8::1 2002:a00:1::1 2002:808:808::1 2620:4f:8000::1 3fff::1 3fff:fff::1
            4000::1 5f00::1 fc00::1 fd12:3456::1 fdff:ffff::1 fe80::1 febf::1 fec0::1 ff00::1 ff02::1
            ff0e::1
            """;

    private static final String OUTSIDE = """
            1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255
            128.0.0.1 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255
            192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255 2001:200::1 2001:4860:4860::8888
            2003::1 2606:4700::1111 2a00::1 3ffe::1
            """;

    static Stream<String> inside() {
        return Pattern.compile("\\s+").splitAsStream(INSIDE.strip());
    }

    static Stream<String> outside() {
        return Pattern.compile("\\s+").splitAsStream(OUTSIDE.strip());
    }

    @ParameterizedTest
    @MethodSource("inside")
    void addresses_inside_are_refused(String text) throws UnknownHostException {
        assertThat(PublicNet.refusal(InetAddress.getByName(text))).as(text).isPresent();
    }

    @ParameterizedTest
    @MethodSource("outside")
    void addresses_of_the_internet_are_not(String text) throws UnknownHostException {
        assertThat(PublicNet.refusal(InetAddress.getByName(text))).as(text).isEmpty();
    }

    @Test
    void ipv4_within_ipv6_is_refused_whatever_it_stands_for() throws UnknownHostException {
        for (int last : new int[] {1, 8}) {
            byte[] mapped = new byte[16];
            mapped[10] = (byte) 0xFF;
            mapped[11] = (byte) 0xFF;
            mapped[12] = (byte) last;
            mapped[15] = 8;
            // the platform makes IPv4 of it, unless it is told not to
            assertThat(PublicNet.refusal(Inet6Address.getByAddress("mapped", mapped, 0)))
                    .isPresent();
        }
        assertThat(PublicNet.refusal(InetAddress.getByName("::ffff:127.0.0.1"))).isPresent();
        assertThat(PublicNet.refusal(InetAddress.getByName("::ffff:192.168.1.1")))
                .isPresent();
    }
}
