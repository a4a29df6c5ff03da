package baffin.standalone.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** Questions about TCP ports on the loopback address. */
public final class Ports {

    private static final int FIRST = 20_000;
    private static final int LAST = 32_767;
    private static final int TRIES = 10_000;
    private static final int END = -1;
    private static final Set<Integer> GIVEN = ConcurrentHashMap.newKeySet();

    private Ports() {}

    /**
     * Different ports that are free at this moment, none of which this process was ever given before. Each is kept for
     * about a minute: no other process that asks here is given it meanwhile. The system draws the ports of outgoing
     * connections from a higher range, so that none of them takes one before it is bound.
     *
     * @throws IllegalStateException when too few are free
     */
    public static List<Integer> free(int count) {
        List<Integer> ports = ThreadLocalRandom.current()
                .ints(FIRST, LAST + 1)
                .limit(TRIES)
                .filter(port -> !GIVEN.contains(port) && isKept(port) && GIVEN.add(port))
                .limit(count)
                .boxed()
                .toList();
        if (ports.size() < count) {
            throw new IllegalStateException("no free port between " + FIRST + " and " + LAST);
        }
        return ports;
    }

    /** Whether the port could be had, also from who keeps it, and is kept now. */
    private static boolean isKept(int port) {
        return binds(port, false) && keep(port);
    }

    /**
     * Leaves the port waiting (TIME_WAIT), by a connection that the listening side closes first. Who binds it with
     * SO_REUSEADDR, as servers do, gets it nevertheless.
     */
    private static boolean keep(int port) {
        try (ServerSocket listening = bound(port, true);
                Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            listening.accept().close();
            return client.getInputStream().read() == END;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether nothing listens on the port. */
    public static boolean isFree(int port) {
        return binds(port, true);
    }

    private static boolean binds(int port, boolean reuse) {
        try (ServerSocket socket = bound(port, reuse)) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    private static ServerSocket bound(int port, boolean reuse) throws IOException {
        ServerSocket socket = new ServerSocket();
        try {
            socket.setReuseAddress(reuse);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }
}
