package baffin.gameservice.delivery.address;

import io.smallrye.mutiny.Uni;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Names as the system looks them up, each on a thread of its own: one that takes long holds up no other. */
public final class SystemHostResolver implements HostResolver {

    private static final int THREADS_MAX = 600;
    private static final long STACK_BYTES = 256 * 1024;
    private static final long IDLE_S = 10;

    private final ExecutorService threads = new ThreadPoolExecutor(
            0,
            THREADS_MAX,
            IDLE_S,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            Thread.ofPlatform()
                    .daemon()
                    .name("webhook-names-", 0)
                    .stackSize(STACK_BYTES)
                    .factory());

    @Override
    public Uni<List<InetAddress>> addresses(String host) {
        return Uni.createFrom().item(() -> host).emitOn(threads).map(SystemHostResolver::found);
    }

    private static List<InetAddress> found(String host) {
        try {
            return List.of(InetAddress.getAllByName(host));
        } catch (java.net.UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
