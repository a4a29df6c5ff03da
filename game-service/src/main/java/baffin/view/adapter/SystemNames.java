package baffin.view.adapter;

import baffin.view.hook.Names;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import java.net.InetAddress;
import java.util.List;

/** Names as the system looks them up, on threads of its own: a slow answer holds up nothing else. */
final class SystemNames implements Names {

    private static final int THREADS = 8;

    private final WorkerExecutor workers;

    SystemNames(Vertx vertx) {
        this.workers = vertx.createSharedWorkerExecutor("webhook-names", THREADS);
    }

    @Override
    public Uni<List<InetAddress>> addresses(String host) {
        return Uni.createFrom()
                .emitter(emitter -> workers.executeBlocking(() -> List.of(InetAddress.getAllByName(host)), false)
                        .onSuccess(emitter::complete)
                        .onFailure(emitter::fail));
    }
}
