package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
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

    /** Another process asks for ports as this one does: without SO_REUSEADDR. Servers bind with it. */
    @Test
    void a_port_that_was_given_is_kept_for_who_asked() throws Exception {
        int port = Ports.free(1).getFirst();
        var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        try (ServerSocket other = new ServerSocket()) {
            other.setReuseAddress(false);
            assertThatThrownBy(() -> other.bind(address)).isInstanceOf(BindException.class);
        }
        try (ServerSocket server = new ServerSocket()) {
            server.setReuseAddress(true);
            server.bind(address);
            assertThat(server.isBound()).isTrue();
        }
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
