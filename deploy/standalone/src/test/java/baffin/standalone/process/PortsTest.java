package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PortsTest {

    @Test
    void no_port_is_given_twice() {
        List<Integer> ports = new ArrayList<>(Ports.free(40));
        ports.addAll(Ports.free(40));

        assertThat(ports).hasSize(80).doesNotHaveDuplicates().allMatch(Ports::isFree);
    }

    @Test
    void no_outgoing_connection_takes_a_port_that_was_given() {
        assertThat(Ports.free(20)).allSatisfy(port -> assertThat(port).isBetween(20_000, 32_767));
    }

    @Test
    void a_port_that_somebody_listens_on_is_not_free() throws Exception {
        int port = Ports.free(1).getFirst();
        try (ServerSocket taken = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            assertThat(Ports.isFree(taken.getLocalPort())).isFalse();
        }
        assertThat(Ports.isFree(port)).isTrue();
    }
}
