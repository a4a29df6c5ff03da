package baffin.standalone.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** Questions about TCP ports on the loopback address. */
public final class Ports {

    private static final int FIRST = 20_000;
    private static final int LAST = 32_767;
    private static final int TRIES = 10_000;
    private static final Set<Integer> GIVEN = ConcurrentHashMap.newKeySet();

    private Ports() {}

    /**
     * Different ports that are free at this moment, none of which this process was ever given before. The system draws
     * the ports of outgoing connections from a higher range, so that none of them takes one before it is bound.
     *
     * @throws IllegalStateException when too few are free
     */
    public static List<Integer> free(int count) {
        List<Integer> ports = ThreadLocalRandom.current()
                .ints(FIRST, LAST + 1)
                .limit(TRIES)
                .filter(port -> isFree(port) && GIVEN.add(port))
                .limit(count)
                .boxed()
                .toList();
        if (ports.size() < count) {
            throw new IllegalStateException("no free port between " + FIRST + " and " + LAST);
        }
        return ports;
    }

    /** Whether nothing listens on the port. */
    public static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
